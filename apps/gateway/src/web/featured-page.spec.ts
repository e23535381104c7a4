import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TeacherCard } from '@somo/contracts/people';
import { toInstant } from '@somo/contracts/time';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

const browser = { accept: 'text/html' };
const bare = '<!doctype html><title>Learn · Somo</title>';
const words = (at: number) => `__${at}_fullName__: __${at}_subjects__, __${at}_levels__, __${at}_price__`;
const blanks = [0, 1, 2].map((at) => `<article>${words(at)}</article>`).join('');
const beside = {
  levels: { 'High School (9-12)': '9–12' },
  reviews: { one: 'from {{count}} review', other: 'from {{count}} reviews' },
  rated: [0, 1, 2].map((at) => `<article>${words(at)}, __${at}_rating__ __${at}_reviews__</article>`),
  verified: [0, 1, 2].map((at) => `<article>${words(at)}, Verified</article>`),
  both: [0, 1, 2].map((at) => `<article>${words(at)}, __${at}_rating__ __${at}_reviews__, Verified</article>`),
};
const ranges = `<script type="application/json" id="data-featured">${JSON.stringify(beside).replaceAll('<', '\\u003c')}</script>`;

const teacher = (is: Partial<TeacherCard> = {}): TeacherCard => ({
  ...{ id: 't-1', firstName: 'Amina', lastName: 'Ayọ̀', fullName: 'Amina <b> Ayọ̀', avatarUrl: '/files/a.webp', country: 'Ghana' },
  ...{ timeZone: 'Africa/Accra', subjects: ['Physics', 'Chess'], specialties: [], languages: ['English'], headline: '$& </script>' },
  ...{ gradeLevels: ['High School (9-12)'], hourlyRateCents: 2250, averageRating: null, reviewsCount: 0, isVerified: false },
  ...{ lessonsTaught: 0, answerMinutes: null },
  ...{ nextFreeAt: toInstant(0), sharesAvailability: true, ...is },
});

describe('a page with featured teachers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'somo-web-'));
  let somo: FakeSomo;
  let asked = 0;
  const answer = (items: TeacherCard[]) => {
    somo.answers['catalog.list-featured-teachers'] = async () => {
      asked++;
      return { items, nextCursor: null };
    };
  };
  const home = async () => (await somo.send('GET /', { headers: browser })).text;

  beforeEach(async () => {
    for (const name of ['index', 'pages']) writeFileSync(join(folder, `${name}.html`), bare);
    mkdirSync(join(folder, 'featured'), { recursive: true });
    for (const name of ['featured', 'featured/how-it-works'])
      writeFileSync(join(folder, `${name}.html`), `${bare}<img src="__0_avatarUrl__">${blanks}${ranges}`);
    somo = await startFakeSomo({ config: { WEB_DIST: folder } });
    asked = 0;
  });
  afterEach(() => somo.close());
  afterAll(() => rmSync(folder, { recursive: true }));

  it('PUB-08 comes with them, and with what the app needs to go on, with any text escaped', async () => {
    answer([teacher(), teacher({ fullName: 'Kofi' }), teacher({ fullName: 'Ama', hourlyRateCents: 3000 })]);
    const text = await home();
    expect(text).toContain('<article>Amina &lt;b&gt; Ayọ̀: Physics, Chess, 9–12, $22.50</article><article>Kofi: ');
    expect(text).toContain('<article>Ama: Physics, Chess, 9–12, $30</article>');
    const [, json = ''] = /id="data-featured">([^<]*)<\/script>$/.exec(text) ?? [];
    expect(JSON.parse(json)).toMatchObject({ items: [{ headline: '$& </script>' }, {}, {}] });
    expect(text).not.toContain('__');
  });

  it('PUB-08 REV-02 shows the ratings of those who have one', async () => {
    const rated = (averageRating: number, reviewsCount: number) => teacher({ fullName: 'Kofi', averageRating, reviewsCount });
    answer([rated(4.83, 6), teacher({ fullName: 'Ama' }), rated(5, 1)]);
    const text = await home();
    expect(text).toContain('$22.50, 4.8 from 6 reviews</article><article>Ama: Physics, Chess, 9–12, $22.50</article>');
    expect(text).toContain('$22.50, 5.0 from 1 review</article>');
  });

  it('PUB-08 FIND-10 shows who is verified, with and without a rating', async () => {
    const verified = (is: Partial<TeacherCard>) => teacher({ ...is, isVerified: true });
    answer([verified({ averageRating: 5, reviewsCount: 1 }), verified({ fullName: 'Ama' }), teacher({ fullName: 'Kofi' })]);
    const text = await home();
    expect(text).toContain('$22.50, 5.0 from 1 review, Verified</article><article>Ama: Physics, Chess, 9–12, $22.50, Verified</article>');
    expect(text).toContain('<article>Kofi: Physics, Chess, 9–12, $22.50</article>');
  });

  it('PUB-08 CLS-11 comes with small pictures for browsers that ask to save data', async () => {
    answer([0, 1, 2].map(() => teacher({ avatarUrl: '/files/a-160.webp' })));
    const shown = async (headers: Record<string, string>) => {
      const { text, headers: answered } = await somo.send('GET /', { headers: { ...browser, ...headers } });
      expect(answered.get('vary')).toContain('save-data');
      return text.split('<script')[0];
    };
    expect(await shown({ 'save-data': 'on' })).toContain('/files/a-64.webp');
    expect((await somo.send('GET /how-it-works', { headers: browser })).text).toContain('Amina');
    for (const headers of [{}, { 'save-data': 'off' }] as Record<string, string>[])
      expect(await shown(headers)).toContain('/files/a-160.webp');
  });

  it('PUB-08 asks for them once a minute', async () => {
    answer([teacher(), teacher(), teacher()]);
    await Promise.all([home(), home()]);
    await home();
    expect(asked).toBe(1);
  });

  it.each<[string, TeacherCard[]]>([
    ['there are fewer', [teacher(), teacher()]],
    ['one has no picture', [teacher(), teacher({ avatarUrl: null }), teacher()]],
  ])('PUB-08 comes without them if %s: the app shows those', async (_, items) => {
    answer(items);
    expect(await home()).toBe(bare);
  });

  it('PUB-08 comes without them while catalog is unavailable, or with a query string', async () => {
    expect(await home()).toBe(bare);
    answer([teacher(), teacher(), teacher()]);
    expect(await home()).toContain('Amina');
    expect((await somo.send('GET /?q=1', { headers: browser })).text).toBe(bare);
    expect((await somo.send('GET /featured.html', { headers: browser })).status).toBe(404);
  });
});
