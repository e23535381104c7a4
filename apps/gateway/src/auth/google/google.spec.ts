import type { SignedIn } from '@somo/contracts/asks/auth';
import { refuse } from '@somo/contracts/refusals';
import { client, startOidcIssuer, type OidcIssuer } from '@somo/testing/oidc-issuer';
import { startFakeSomo, type FakeSomo } from '../../../spec/fake-somo.js';

const atOnce = 100;
const settings = ['GOOGLE_CLIENT_ID', 'GOOGLE_ISSUER'] as const;

describe('AUTH-06 the way to Google and back', () => {
  let issuer: OidcIssuer;
  let somo: FakeSomo;

  async function start(env: Partial<Record<(typeof settings)[number], string>>): Promise<void> {
    for (const name of settings) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, env);
    somo = await startFakeSomo({ answers: { 'auth.seal-google-sign-in': async ({ state }) => ({ sealed: `sealed-${state}` }) } });
  }
  const cookiesOf = ({ headers }: { headers: Headers }) => headers.getSetCookie();
  const toOf = ({ headers }: { headers: Headers }) => new URL(headers.get('location') ?? '', 'http://localhost');
  const comeBack = (cookie?: string) =>
    somo.send('GET /api/auth/google/callback?code=c&state=s', { headers: cookie === undefined ? {} : { cookie } });

  beforeAll(async () => {
    issuer = await startOidcIssuer();
    await start({ GOOGLE_CLIENT_ID: client.id, GOOGLE_ISSUER: issuer.url });
  });
  afterEach(() => void (somo.answers['auth.sign-in-with-google'] = async () => Promise.reject(refuse('google-failed'))));
  afterAll(async () => {
    await somo.close();
    for (const name of settings) Reflect.deleteProperty(process.env, name);
    await issuer.close();
  });

  it('gives each browser its own state, nonce and PKCE challenge, sealed in its own cookie, however many leave at once', async () => {
    const left = await Promise.all(Array.from({ length: atOnce }, () => somo.send('GET /api/auth/google')));
    const states = left.map((reply) => {
      const { origin, searchParams: said } = toOf(reply);
      expect([reply.status, origin]).toEqual([302, issuer.url]);
      expect(Object.fromEntries(said)).toMatchObject({ client_id: client.id, code_challenge_method: 'S256', prompt: 'consent' });
      expect(cookiesOf(reply)).toEqual([
        expect.stringMatching(new RegExp(`^google-\\d+=sealed-${said.get('state')};.*HttpOnly.*SameSite=Lax`)),
      ]);
      return [said.get('state'), said.get('nonce'), said.get('code_challenge')];
    });
    for (const part of [0, 1, 2]) expect(new Set(states.map((one) => one[part])).size).toBe(atOnce);
  });

  it.each([
    ['/api/auth/google?language=fr', 'en', 'fr'],
    ['/api/auth/google', 'fr-CI', 'fr'],
    ['/api/auth/google?language=tlh', 'de', 'en'],
  ])('SET-05 seals the language of the page or browser: %s in %s', async (path, accepted, language) => {
    somo.asked.splice(0);
    await somo.send(`GET ${path}`, { headers: { 'accept-language': accepted } });
    expect(somo.asked[0]).toMatchObject({ name: 'auth.seal-google-sign-in', input: { language } });
  });

  it('comes back signed in, with the cookie of the session, and without the one that brought it there', async () => {
    const cookie = cookiesOf(await somo.send('GET /api/auth/google'))[0]?.split(';')[0] ?? '';
    somo.answers['auth.sign-in-with-google'] = async ({ sealed, callbackUrl }) => {
      expect([sealed, new URL(callbackUrl).search]).toEqual([cookie.split('=')[1], '?code=c&state=s']);
      return { refreshToken: 'r', refreshMaxAgeSeconds: 60, account: { userId: 'u' } } as SignedIn;
    };
    const reply = await comeBack(cookie);
    expect([reply.status, toOf(reply).pathname, toOf(reply).search]).toEqual([302, '/auth/callback', '']);
    expect(cookiesOf(reply)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^google-\d+=;/), expect.stringMatching(/^refresh-\d+=r;/)]),
    );
  });

  it('asks for the code where the sign-in takes two steps, with the ticket where no server logs it', async () => {
    somo.answers['auth.sign-in-with-google'] = async () => ({ step: 'two-step', ticket: 't', methods: ['totp'] });
    const reply = await comeBack(`google-${new URL(somo.url).port}=sealed`);
    expect([toOf(reply).pathname, toOf(reply).hash]).toEqual(['/login', '#ticket=t']);
    expect(cookiesOf(reply).filter((one) => one.startsWith('refresh'))).toEqual([]);
    somo.answers['auth.sign-in-with-google'] = async () => ({ step: 'two-step', ticket: 't', methods: ['passkey', 'totp'] });
    expect(toOf(await comeBack(`google-${new URL(somo.url).port}=sealed`)).hash).toEqual('#ticket=t&passkey=yes');
  });

  it.each([
    ['a browser that never left', undefined],
    ['what auth refuses', 'google=x'],
  ])('shows a page for %s', async (_, cookie) => {
    const reply = await comeBack(cookie);
    expect([reply.status, toOf(reply).pathname, toOf(reply).searchParams.get('error')]).toEqual([302, '/auth/callback', 'google-failed']);
  });

  it('tells by code alone why a sign-in failed, and hands the reason of a suspension over in a cookie', async () => {
    const browser = `google-${new URL(somo.url).port}=sealed`;
    somo.answers['auth.sign-in-with-google'] = async () => Promise.reject(refuse('account-suspended', { reason: 'Insults' }));
    const reply = await comeBack(browser);
    expect(toOf(reply).search).toBe('?error=account-suspended');
    expect(cookiesOf(reply)).toContainEqual(
      `suspension=${Buffer.from('Insults').toString('base64url')}; Max-Age=60; Path=/auth/callback; SameSite=Lax`,
    );
  });

  it('AUTH-07 says why the way is closed: not set up, or no answer', async () => {
    for (const [env, code] of [
      [{}, 'google-not-configured'],
      [{ GOOGLE_CLIENT_ID: client.id, GOOGLE_ISSUER: 'http://localhost:9' }, 'google-unavailable'],
    ] as const) {
      await somo.close();
      await start(env);
      expect((await somo.send('GET /api/auth/google')).json).toMatchObject({ status: 503, code });
    }
  });
});
