import { refuse } from '@somo/contracts/refusals';
import { SettingsProblem } from '@somo/platform/settings';
import { startFakeSomo, type FakeSomo } from '../spec/fake-somo.js';

const wrong = async () => Promise.reject(refuse('wrong-credentials'));

describe('how often one may try', () => {
  let somo: FakeSomo;
  beforeEach(async () => void (somo = await startFakeSomo({ answers: { 'auth.login': wrong }, config: { TRUST_PROXY: 'on' } })));
  afterEach(() => somo.close());

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const signIn = async (email: string, address: string) =>
    (await somo.send('POST /api/auth/login', { body: { email, password: 'Wrong-pass-1' }, headers: from(address) })).status;

  it('an account takes five wrong passwords in a quarter of an hour from one address; its owner elsewhere is not locked out', async () => {
    const tries: number[] = [];
    for (let i = 0; i < 6; i++) tries.push(await signIn(i % 2 ? 'ama@example.com' : ' AMA@example.com', '203.0.113.1'));
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await signIn('kofi@example.com', '203.0.113.1')).toBe(401);
    somo.answers['auth.login'] = async () => Promise.reject(refuse('service-unavailable'));
    expect(await signIn('ama@example.com', '203.0.113.2')).toBe(503);
  });

  it('an account takes a hundred wrong passwords an hour from everywhere together', async () => {
    const tries = await Promise.all(Array.from({ length: 110 }, (_, i) => signIn('ama@example.com', `203.0.113.${i}`)));
    expect(tries.filter((status) => status === 401)).toHaveLength(100);
  });

  it('parallel guesses get no more tries than one after the other', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => signIn('ama@example.com', '203.0.113.1')));
    expect(tries.filter((status) => status === 401)).toHaveLength(5);
  });

  it('an address is what the proxy saw, not what the client says it is', async () => {
    const tries: number[] = [];
    for (let i = 0; i < 6; i++) tries.push(await signIn('ama@example.com', `198.51.100.${i}, 203.0.113.1`));
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('an address takes twenty wrong passwords, over all accounts, and says when to come back', async () => {
    for (let i = 0; i < 20; i++) expect(await signIn(`p${i}@example.com`, '203.0.113.9')).toBe(401);
    const { status, headers, json } = await somo.send('POST /api/auth/login', {
      body: { email: 'last@example.com', password: 'Wrong-pass-1' },
      headers: from('203.0.113.9'),
    });
    expect([status, json?.code]).toEqual([429, 'too-many-requests']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(890);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
  });

  it('a right password and a body that could not be read cost nothing', async () => {
    somo.answers['auth.login'] = async () => Promise.reject(refuse('service-unavailable'));
    for (let i = 0; i < 7; i++) expect(await signIn('ama@example.com', '203.0.113.1')).toBe(503);
    for (let i = 0; i < 7; i++) {
      const { status } = await somo.send('POST /api/auth/login', { body: { email: 'ama@example.com' }, headers: from('203.0.113.1') });
      expect(status).toBe(422);
    }
  });

  it('an address learns of five taken e-mail addresses an hour, and then of nothing', async () => {
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

  it('an e-mail address is registered five times an hour at most, wherever from', async () => {
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

  it('an address books a hundred and twenty times a minute at most, whoever is behind it', async () => {
    somo.answers['booking.book-lesson'] = async () => Promise.reject(refuse('slot-taken'));
    const body = { teacherId: '018cc251-f400-7000-8000-000000000001', startsAt: '2030-01-14T09:00:00.000Z' };
    const book = async (address: string) =>
      (await somo.send('POST /api/bookings', { token: await somo.tokenOf('student'), body, headers: from(address) })).status;
    const tries = await Promise.all(Array.from({ length: 125 }, () => book('203.0.113.1')));
    expect(tries.filter((status) => status === 409)).toHaveLength(120);
    expect(await book('203.0.113.2')).toBe(409);
  });

  it('a student books thirty times a minute at most', async () => {
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
  it('lets everything through', async () => {
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
