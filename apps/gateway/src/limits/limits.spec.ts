import { refuse } from '@somo/contracts/refusals';
import { SettingsProblem } from '@somo/platform/settings';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

const wrong = async () => Promise.reject(refuse('wrong-credentials'));

describe('rate limits', () => {
  let somo: FakeSomo;
  beforeEach(async () => void (somo = await startFakeSomo({ answers: { 'auth.login': wrong }, config: { TRUST_PROXY: 'on' } })));
  afterEach(() => somo.close());

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const signIn = async (email: string, address: string) =>
    (await somo.send('POST /api/auth/login', { body: { email, password: 'Wrong-pass-1' }, headers: from(address) })).status;

  it('allow an account five wrong passwords in fifteen minutes from one address, without locking out its owner elsewhere', async () => {
    const tries: number[] = [];
    for (let i = 0; i < 6; i++) tries.push(await signIn(i % 2 ? 'ama@example.com' : ' AMA@example.com', '203.0.113.1'));
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await signIn('kofi@example.com', '203.0.113.1')).toBe(401);
    somo.answers['auth.login'] = async () => Promise.reject(refuse('service-unavailable'));
    expect(await signIn('ama@example.com', '203.0.113.2')).toBe(503);
  });

  it('allow an account a hundred wrong passwords an hour in total', async () => {
    const tries = await Promise.all(Array.from({ length: 110 }, (_, i) => signIn('ama@example.com', `203.0.113.${i}`)));
    expect(tries.filter((status) => status === 401)).toHaveLength(100);
  });

  it('allow parallel guesses no more attempts than sequential ones', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => signIn('ama@example.com', '203.0.113.1')));
    expect(tries.filter((status) => status === 401)).toHaveLength(5);
  });

  it('use the address the proxy saw, not the one the client claims', async () => {
    const tries: number[] = [];
    for (let i = 0; i < 6; i++) tries.push(await signIn('ama@example.com', `198.51.100.${i}, 203.0.113.1`));
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('count a connection by its own address where the proxy sent none, and leave out the port', async () => {
    const tries: number[] = [];
    for (const address of ['203.0.113.1:1', '203.0.113.1:2', '203.0.113.1:3', '203.0.113.1', '[::ffff:203.0.113.1]:5', '203.0.113.1:6'])
      tries.push(await signIn('ama@example.com', address));
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
    for (let i = 0; i < 5; i++) expect(await signIn('kofi@example.com', `garbage-${i}`)).toBe(401);
    expect(await signIn('kofi@example.com', 'garbage-5')).toBe(429);
  });

  it('allow an address twenty wrong passwords across all accounts, and say when to retry', async () => {
    for (let i = 0; i < 20; i++) expect(await signIn(`p${i}@example.com`, '203.0.113.9')).toBe(401);
    const { status, headers, json } = await somo.send('POST /api/auth/login', {
      body: { email: 'last@example.com', password: 'Wrong-pass-1' },
      headers: from('203.0.113.9'),
    });
    expect([status, json?.code]).toEqual([429, 'too-many-requests']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(890);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
  });

  it('do not count a correct password or a body that could not be read', async () => {
    somo.answers['auth.login'] = async () => Promise.reject(refuse('service-unavailable'));
    for (let i = 0; i < 7; i++) expect(await signIn('ama@example.com', '203.0.113.1')).toBe(503);
    for (let i = 0; i < 7; i++) {
      const { status } = await somo.send('POST /api/auth/login', { body: { email: 'ama@example.com' }, headers: from('203.0.113.1') });
      expect(status).toBe(422);
    }
  });

  it('reveal five registered email addresses an hour to one address, and then nothing', async () => {
    somo.answers['auth.register'] = async () => Promise.reject(refuse('email-taken'));
    const register = async () =>
      (
        await somo.send('POST /api/auth/register', {
          body: { email: 'a@b.example', password: 'Fine-pass-1', agreeToTerms: true },
          headers: from('203.0.113.5'),
        })
      ).status;
    const tries: number[] = [];
    for (let i = 0; i < 7; i++) tries.push(await register());
    expect(tries).toEqual([409, 409, 409, 409, 409, 429, 429]);
  });

  it('allow five registrations an hour per email address, from any address', async () => {
    somo.answers['auth.register'] = async () => Promise.reject(refuse('service-unavailable'));
    const register = async (email: string, address: string) =>
      (
        await somo.send('POST /api/auth/register', {
          body: { email, password: 'Fine-pass-1', agreeToTerms: true },
          headers: from(address),
        })
      ).status;
    for (let i = 0; i < 5; i++) expect(await register('a@b.example', `203.0.113.${i}`)).toBe(503);
    expect(await register('A@b.example', '203.0.113.9')).toBe(429);
    expect(await register('c@b.example', '203.0.113.9')).toBe(503);
  });

  it('allow an address a hundred and twenty bookings a minute, across all users behind it', async () => {
    somo.answers['booking.book-lesson'] = async () => Promise.reject(refuse('slot-taken'));
    const body = { teacherId: '018cc251-f400-7000-8000-000000000001', startsAt: '2030-01-14T09:00:00.000Z' };
    const book = async (address: string) =>
      (await somo.send('POST /api/bookings', { token: await somo.tokenOf('student'), body, headers: from(address) })).status;
    const tries = await Promise.all(Array.from({ length: 125 }, () => book('203.0.113.1')));
    expect(tries.filter((status) => status === 409)).toHaveLength(120);
    expect(await book('203.0.113.2')).toBe(409);
  });

  it('allow a student thirty bookings a minute', async () => {
    const [ama, kofi] = [await somo.tokenOf('student'), await somo.tokenOf('student')];
    somo.answers['booking.book-lesson'] = async () => Promise.reject(refuse('slot-taken'));
    const body = { teacherId: '018cc251-f400-7000-8000-000000000001', startsAt: '2030-01-14T09:00:00.000Z' };
    const book = async (token: string) => (await somo.send('POST /api/bookings', { token, body })).status;
    for (let i = 0; i < 30; i++) expect(await book(ama)).toBe(409);
    expect(await book(ama)).toBe(429);
    expect(await book(kofi)).toBe(409);
  });
});

describe('RATE_LIMITS=off', () => {
  it('turns the limits off', async () => {
    const somo = await startFakeSomo({ answers: { 'auth.login': wrong }, config: { RATE_LIMITS: 'off' } });
    const tries = await Promise.all(
      Array.from({ length: 30 }, () => somo.send('POST /api/auth/login', { body: { email: 'ama@example.com', password: 'x' } })),
    );
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401]));
    await somo.close();
  });

  it('is refused in production', async () => {
    await expect(startFakeSomo({ config: { RATE_LIMITS: 'off', NODE_ENV: 'production' } })).rejects.toThrow(SettingsProblem);
  });
});
