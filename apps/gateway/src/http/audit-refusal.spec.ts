import type { SignedIn } from '@somo/contracts/asks/auth';
import { refuse } from '@somo/contracts/refusals';
import { newId } from '@somo/platform/ids';
import { startFakeSomo, type FakeSomo, type Reply } from '../../spec/fake-somo.js';
import { recordingLog } from '../../spec/recording-log.js';

describe('the audit lines of the log', () => {
  const { log, lines } = recordingLog();
  let somo: FakeSomo;
  beforeAll(async () => {
    const answers = {
      'auth.login': async () => Promise.reject(refuse('wrong-credentials')),
      'auth.refresh': async () => Promise.reject(refuse('session-ended')),
      'payments.save-payout-method': async () => Promise.reject(refuse('wrong-password')),
    };
    somo = await startFakeSomo({ log, answers });
  });
  afterAll(() => somo.close());
  beforeEach(() => void lines.splice(0));

  const person = { email: 'ama@example.com', password: 'Wrong-pass-1' };
  const audited = (): Record<string, unknown>[] =>
    lines.filter(({ facts }) => facts.audit === true).map(({ level, facts }) => ({ level, ...facts }));

  it('identify a refused sign-in by its account, address and request, and then the attempts over the limit', async () => {
    const replies: Reply[] = [];
    for (let i = 0; i < 6; i++) replies.push(await somo.send('POST /api/auth/login', { body: person }));
    const of = (event: string, code: string, index: number) => ({
      level: 'info',
      audit: true,
      event,
      code,
      account: expect.stringMatching(/^[\w-]{4}$/),
      userId: undefined,
      address: '127.0.0.1',
      route: 'POST /api/auth/login',
      requestId: replies[index]?.headers.get('x-request-id'),
    });
    expect(audited()).toEqual([
      ...[0, 1, 2, 3, 4].map((index) => of('sign-in-refused', 'wrong-credentials', index)),
      of('rate-limited', 'too-many-requests', 5),
    ]);
  });

  it('identify who signed in, and where', async () => {
    const userId = newId();
    const token = await somo.tokenOf('student', { userId });
    const signedIn = { accessToken: token, refreshToken: 'r', account: { userId, role: 'student' } } as SignedIn;
    somo.answers['auth.login'] = async () => signedIn;
    somo.answers['auth.finish-two-step'] = async () => signedIn;
    await somo.send('POST /api/auth/login', { body: { ...person, email: 'esi@example.com' } });
    await somo.send('POST /api/auth/two-step', { body: { ticket: 't', method: 'totp', code: '123456' } });
    const of = (route: string) => ({ audit: true, event: 'signed-in', userId, address: '127.0.0.1', route });
    expect(audited()).toMatchObject([of('POST /api/auth/login'), of('POST /api/auth/two-step')]);
    expect(JSON.stringify(lines)).not.toContain(token);
  });

  it('identify who was denied what', async () => {
    const userId = newId();
    await somo.send('GET /api/admin/ledger', { token: await somo.tokenOf('student', { userId }) });
    await somo.send('GET /api/lessons');
    await somo.send('POST /api/auth/refresh', { headers: { origin: 'https://evil.example', cookie: 'refresh=hush-token' } });
    expect(audited().map(({ event, code, userId: who, route }) => [event, code, who, route])).toEqual([
      ['access-denied', 'wrong-role', userId, 'GET /api/admin/ledger'],
      ['access-denied', 'not-signed-in', undefined, 'GET /api/lessons'],
      ['access-denied', 'wrong-origin', undefined, 'POST /api/auth/refresh'],
    ]);
  });

  it('identify the signed-in user who entered a wrong password', async () => {
    const userId = newId();
    const payment = { method: 'paypal', email: 'ama@example.com', currentPassword: person.password };
    const token = await somo.tokenOf('teacher', { userId });
    expect((await somo.send('PATCH /api/me/settings', { token, body: { payment } })).status).toBe(422);
    expect(audited()).toMatchObject([{ event: 'password-refused', code: 'wrong-password', userId, route: 'PATCH /api/me/settings' }]);
    expect(JSON.stringify(lines)).not.toContain(person.password);
  });

  it('contain no secret and no email address in plain text', async () => {
    const token = await somo.tokenOf('student');
    const cookie = `refresh-${new URL(somo.url).port}=hush-token`;
    await somo.send('POST /api/auth/login', { body: person, headers: { cookie } });
    await somo.send('POST /api/auth/refresh', { headers: { cookie } });
    await somo.send('GET /api/admin/ledger?q=hush', { token });
    expect(audited()).toHaveLength(3);
    const text = JSON.stringify(lines);
    for (const secret of [person.email, person.password, 'hush', token]) expect(text).not.toContain(secret);
  });

  it('are not written for refusals that concern no account', async () => {
    await somo.send('GET /api/lessons/42', { token: await somo.tokenOf('student') });
    await somo.send('POST /api/auth/login', { body: {} });
    expect(audited()).toEqual([]);
  });
});
