import { refuse } from '@somo/contracts/refusals';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

const token = 'gG1LwYFxbqAm5F2dA9EpJ-8BRFB8a3md';
const form = 'application/x-www-form-urlencoded';

describe('NOTF-07 the link of an email', () => {
  let somo: FakeSomo;
  let isOn = true;
  beforeAll(async () => {
    somo = await startFakeSomo({
      answers: {
        'notification.get-unsubscribe': ({ token: given }) =>
          given === token ? Promise.resolve({ switch: 'messages', isOn }) : Promise.reject(refuse('unsubscribe-link-unknown')),
        'notification.unsubscribe': ({ token: given, isOn: wanted }) => {
          if (given !== token) return Promise.reject(refuse('unsubscribe-link-unknown'));
          isOn = wanted;
          return Promise.resolve({ switch: 'messages', isOn });
        },
      },
    });
  });
  afterAll(() => somo.close());
  beforeEach(() => {
    isOn = true;
    somo.asked.splice(0);
  });
  const changes = () => somo.asked.filter(({ name }) => name === 'notification.unsubscribe');

  it('changes nothing when it is opened, fifty times by GET and HEAD, and shows what its button stops', async () => {
    for (let turn = 0; turn < 50; turn++) {
      const page = await somo.send(`${turn % 2 === 0 ? 'GET' : 'HEAD'} /u/${token}`);
      expect(page.status).toBe(200);
      if (turn === 0) expect(page.text).toContain('Stop emails about messages?');
    }
    expect(changes()).toEqual([]);
  });

  it.each([
    ['a mailbox, by RFC 8058', form, 'List-Unsubscribe=One-Click'],
    [
      'a mailbox that posts a form in parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
    ],
    ['the button of the page', form, 'turn=off'],
    ['a post without a body', undefined, undefined],
  ])('stops the emails for %s, without cookie and Origin', async (_, contentType, raw) => {
    const page = await somo.send(`POST /u/${token}`, { ...(contentType ? { contentType } : {}), ...(raw ? { raw } : {}) });
    expect([page.status, isOn]).toEqual([200, false]);
    expect(page.text).toContain('You won&#39;t get emails about messages anymore');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(somo.asked[0]?.token).toBeNull();
  });

  it("SET-05 speaks the language of the reader's browser", async () => {
    const page = await somo.send(`GET /u/${token}`, { headers: { 'accept-language': 'fr-CI, en;q=0.5' } });
    expect(page.text).toContain('<html lang="fr" dir="ltr">');
    expect(page.text).not.toContain('Stop emails');
    const arabic = await somo.send(`GET /u/${token}`, { headers: { 'accept-language': 'ar-EG' } });
    expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
    const unknown = await somo.send('GET /u/forged-forged-forged-forged', { headers: { 'accept-language': 'fr' } });
    expect(unknown.text).toContain('Ce lien ne vient pas de nous.');
  });

  it('turns them on again with its other button', async () => {
    isOn = false;
    const page = await somo.send(`POST /u/${token}`, { contentType: form, raw: 'turn=on' });
    expect([page.status, isOn]).toEqual([200, true]);
    expect(page.text).toContain('You&#39;ll get emails about messages again');
  });

  it.each(['forged-forged-forged-forged', 'short', `${token}%00`, '..%2F..%2Fetc'])(
    '%s is none of ours: a page says so, and nothing changes',
    async (forged) => {
      for (const method of ['GET', 'POST']) {
        const page = await somo.send(`${method} /u/${forged}`, method === 'POST' ? { contentType: form, raw: 'turn=off' } : {});
        expect([400, 404, 415]).toContain(page.status);
      }
      expect(isOn).toBe(true);
    },
  );

  it('is the only place that takes such a form, and only a short one', async () => {
    expect((await somo.send('POST /api/contact', { contentType: form, raw: 'a=b' })).json).toMatchObject({ code: 'wrong-content-type' });
    const long = await somo.send(`POST /u/${token}`, { contentType: form, raw: `a=${'b'.repeat(3000)}` });
    expect([long.status, isOn]).toEqual([413, true]);
  });
});
