import type { SignedIn } from '@somo/contracts/asks/auth';
import { refuse } from '@somo/contracts/refusals';
import { parseInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

const userId = newId();
const ama = { id: userId, firstName: 'Ama', lastName: 'Owusu', fullName: 'Ama Owusu', avatarUrl: null };
const credentials = { email: 'ama@example.com', password: 'Somo-demo-2026' };

describe('signing in over HTTP', () => {
  let somo: FakeSomo;
  let signedIn: SignedIn;
  const cookieName = () => `refresh-${new URL(somo.url).port}`;
  const oldCookie = () => ({ cookie: `${cookieName()}=old` });

  beforeAll(async () => {
    somo = await startFakeSomo();
    const account = {
      userId,
      email: credentials.email,
      role: 'student' as const,
      timeZone: 'Africa/Accra',
      language: 'en',
      emailConfirmed: false,
    };
    const accessToken = await somo.tokenOf('student', { userId });
    signedIn = {
      accessToken,
      expiresAt: parseInstant('2030-01-07T08:10:00.000Z'),
      storageKey: 'secret',
      account,
      refreshToken: 'opaque',
      refreshMaxAgeSeconds: null,
    };
    Object.assign(somo.answers, {
      'auth.login': async () => signedIn,
      'auth.register': async () => ({ ...signedIn, account: { ...account, role: null } }),
      'auth.refresh': async () => signedIn,
      'auth.logout': async () => null,
      'auth.get-account': async () => account,
      'catalog.get-people': async () => [ama],
    });
  });
  afterAll(() => somo.close());
  beforeEach(() => void somo.asked.splice(0));

  it("returns auth's account under catalog's name, and where to redirect", async () => {
    const { status, json } = await somo.send('POST /api/auth/login', { body: credentials });
    expect(status).toBe(200);
    expect(json).toEqual({
      accessToken: signedIn.accessToken,
      expiresAt: signedIn.expiresAt,
      storageKey: 'secret',
      opensOffline: false,
      redirectTo: '/student/dashboard',
      user: {
        ...ama,
        email: credentials.email,
        role: 'student',
        timeZone: 'Africa/Accra',
        language: 'en',
        onboardingCompleted: true,
        emailConfirmed: false,
      },
    });
  });

  it('AUTH-18 says that a browser may open Somo without a connection only if the session is remembered, and not with OFFLINE=off', async () => {
    const remembered = { 'auth.login': async () => ({ ...signedIn, refreshMaxAgeSeconds: 60 }), 'catalog.get-people': async () => [ama] };
    const mayOpen = async (url: FakeSomo) => (await url.send('POST /api/auth/login', { body: credentials })).json?.opensOffline;
    for (const OFFLINE of ['on', 'off'] as const) {
      const other = await startFakeSomo({ config: { OFFLINE }, answers: remembered });
      expect(await mayOpen(other)).toBe(OFFLINE === 'on');
      await other.close();
    }
    expect(await mayOpen(somo)).toBe(false);
  });

  it('sends a new account to onboarding with 201', async () => {
    const { status, json } = await somo.send('POST /api/auth/register', { body: { ...credentials, agreeToTerms: true } });
    expect([status, json?.redirectTo]).toEqual([201, '/onboarding']);
  });

  it('SET-05 registers in the language of the page, else in that of the browser, and refuses one that Somo does not speak', async () => {
    const register = (body: object, accepted: string) =>
      somo.send('POST /api/auth/register', {
        body: { ...credentials, agreeToTerms: true, ...body },
        headers: { 'accept-language': accepted },
      });
    await register({}, 'fr-SN,fr;q=0.9');
    await register({ language: 'en' }, 'fr');
    await register({}, 'de');
    expect((await register({ language: 'de' }, 'fr')).status).toBe(422);
    const asked = somo.asked.filter(({ name }) => name === 'auth.register');
    expect(asked.map(({ input }) => (input as { language: string }).language)).toEqual(['fr', 'en', 'en']);
  });

  it('stores the refresh token in a session cookie that scripts and other sites cannot use', async () => {
    const { headers, text } = await somo.send('POST /api/auth/login', { body: credentials });
    expect(headers.getSetCookie()).toContain(`${cookieName()}=opaque; Path=/api/auth; HttpOnly; SameSite=Strict`);
    expect(text).not.toContain('opaque');
  });

  it('ignores the cookie of a checkout on another port; in production all gateways use one name', async () => {
    expect((await somo.send('POST /api/auth/refresh', { headers: { cookie: 'refresh-1=old' } })).status).toBe(401);
    const real = await startFakeSomo({ answers: somo.answers, config: { NODE_ENV: 'production' } });
    const { headers } = await real.send('POST /api/auth/login', { body: credentials });
    await real.close();
    expect(headers.get('set-cookie')).toMatch(/^refresh=opaque; /);
  });

  it('stores it for thirty days if asked to remember', async () => {
    somo.answers['auth.login'] = async (input) => ({ ...signedIn, refreshMaxAgeSeconds: input.remember ? 2_592_000 : null });
    const { headers } = await somo.send('POST /api/auth/login', { body: { ...credentials, remember: true } });
    expect(headers.get('set-cookie')).toContain('Max-Age=2592000');
  });

  it('sends the new cookie even if the rest of the response fails: the old one is spent', async () => {
    const { answers } = somo;
    const named = answers['catalog.get-people'];
    somo.clock.advance(61_000);
    answers['catalog.get-people'] = async () => Promise.reject(new Error('a bug'));
    const failed = await somo.send('POST /api/auth/refresh', { headers: oldCookie() });
    expect([failed.status, failed.headers.get('set-cookie')?.split(';')[0]]).toEqual([500, `${cookieName()}=opaque`]);
    answers['catalog.get-people'] = async () => Promise.reject(refuse('service-unavailable'));
    const unnamed = await somo.send('POST /api/auth/refresh', { headers: oldCookie() });
    answers['catalog.get-people'] = named;
    expect([unnamed.status, unnamed.json?.user]).toMatchObject([200, ama]);
  });

  it('AUTH-21 refreshes with the cookie alone: no cookie is 401, another site is 403', async () => {
    const cookie = oldCookie();
    expect((await somo.send('POST /api/auth/refresh', { headers: cookie })).status).toBe(200);
    expect(somo.asked[0]).toMatchObject({ name: 'auth.refresh', input: { refreshToken: 'old' }, token: null });
    expect((await somo.send('POST /api/auth/refresh')).json).toMatchObject({ status: 401, code: 'session-missing' });
    const foreign = await somo.send('POST /api/auth/refresh', { headers: { ...cookie, origin: 'https://evil.example' } });
    expect(foreign.json).toMatchObject({ status: 403, code: 'wrong-origin' });
  });

  it('allows thirty refreshes a minute per session, whichever of its tokens is used, and does not limit other sessions', async () => {
    const own = await startFakeSomo({ answers: somo.answers });
    const refresh = (token: string) =>
      own.send('POST /api/auth/refresh', { headers: { cookie: `refresh-${new URL(own.url).port}=${token}` } });
    for (let i = 0; i < 30; i++) expect((await refresh(`family.${i}`)).status).toBe(200);
    const more = await refresh('family.30');
    expect([more.status, more.json?.code, more.headers.get('set-cookie')]).toEqual([429, 'too-many-requests', null]);
    expect((await refresh('another.1')).status).toBe(200);
    await own.close();
  });

  it('signs out with 204 and clears the cookie', async () => {
    const { status, headers, text } = await somo.send('POST /api/auth/logout', { headers: { ...oldCookie(), origin: somo.url } });
    expect([status, text]).toEqual([204, '']);
    expect(headers.get('set-cookie')).toMatch(new RegExp(`^${cookieName()}=;.*Expires=Thu, 01 Jan 1970`));
    expect(somo.asked.map(({ name }) => name)).toEqual(['auth.logout']);
  });

  it('passes the token of the header on with every ask, and returns who is signed in', async () => {
    const token = await somo.tokenOf('student', { userId });
    const { json } = await somo.send('GET /api/auth/session', { token });
    expect(json).toMatchObject({ user: { id: userId, fullName: 'Ama Owusu', email: credentials.email } });
    expect(somo.asked[0]?.token).toBe(token);
  });

  it('refuses a token that is invalid, expired or missing', async () => {
    const old = await somo.tokenOf('student');
    somo.clock.advance(601_000);
    for (const token of ['garbage', `${old.slice(0, -4)}AAAA`, old]) {
      expect((await somo.send('GET /api/auth/session', { token })).json).toMatchObject({ status: 401, code: 'session-ended' });
    }
    const { json, headers } = await somo.send('GET /api/auth/session');
    expect([json?.code, headers.get('www-authenticate')]).toEqual(['not-signed-in', 'Bearer']);
  });

  it.each(['', 'Bearer', 'Bearer ', ' '])("treats the authorization %j, which contains no token, as a visitor's", async (authorization) => {
    expect((await somo.send('POST /api/auth/login', { body: credentials, headers: { authorization } })).status).toBe(200);
    expect(somo.asked[0]?.token).toBeNull();
    expect((await somo.send('GET /api/auth/session', { headers: { authorization } })).json).toMatchObject({ code: 'not-signed-in' });
  });
});

describe('the cookie of a known browser', () => {
  it('comes with the first sign-in, stays the same for all others, and says nothing of the person', async () => {
    const somo = await startFakeSomo({ answers: { 'auth.login': async () => Promise.reject(refuse('wrong-credentials')) } });
    const asked = () => (somo.asked.at(-1)?.input as { browser: { deviceId: string; userAgent: string } }).browser;
    const login = (headers: Record<string, string> = {}) => somo.send('POST /api/auth/login', { body: credentials, headers });
    const first = await login({ 'user-agent': 'a browser' });
    // a refused sign-in leaves nothing in the browser
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(asked()).toEqual({ userAgent: 'a browser', deviceId: expect.stringMatching(/^[\w-]{32}$/) });
    somo.answers['auth.login'] = async () => ({
      accessToken: await somo.tokenOf('student', { userId }),
      expiresAt: parseInstant('2030-01-07T08:10:00.000Z'),
      storageKey: 'secret',
      account: { userId, email: credentials.email, role: 'student', timeZone: 'UTC', language: 'en', emailConfirmed: true },
      refreshToken: 'opaque',
      refreshMaxAgeSeconds: null,
    });
    somo.answers['catalog.get-people'] = async () => [ama];
    const [refresh, device = ''] = (await login()).headers.getSetCookie();
    expect(refresh).toMatch(/^refresh-\d+=opaque; /);
    expect(device).toMatch(/^device-\d+=[\w-]{32}; Max-Age=34560000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/);
    const stored = device.split(';')[0] ?? '';
    await login({ cookie: stored });
    expect(stored).toContain(asked().deviceId);
    await login({ cookie: stored.replace(/=.*/, '=planted') });
    expect(asked().deviceId).toMatch(/^[\w-]{32}$/);
    await somo.close();
  });
});
