import type { AccountLanguage } from '@somo/contracts/account-settings';
import { toInstant } from '@somo/contracts/time';
import { aNewcomer, aService, aVisitor } from '@somo/testing/callers';
import { client, startOidcIssuer, type OidcIssuer } from '@somo/testing/oidc-issuer';
import { startService, type World } from '@somo/testing/start-service';
import { Secret, TOTP } from 'otpauth';
import { sessionIdOf } from '../../spec/session-id-of.js';
import { auth } from '../auth.module.js';
import { oneStep } from '../../spec/one-step.js';

const began = { codeVerifier: 'v'.repeat(43), nonce: 'a-nonce', state: 'a-state' };
const ama = { sub: '1', email: 'ama@example.com', email_verified: true, given_name: 'Ama', family_name: 'Mensah', nonce: began.nonce };
const password = 'Sunny-day-7';

describe('AUTH-06 sign-in with Google', () => {
  let issuer: OidcIssuer;
  let world: World;
  const visitor = () => world.as(aVisitor());
  const seal = async (begin: typeof began & { language?: AccountLanguage } = began) =>
    (await visitor().ask('auth.seal-google-sign-in', begin)).sealed;

  beforeAll(async () => {
    issuer = await startOidcIssuer();
    Object.assign(process.env, { GOOGLE_CLIENT_ID: client.id, GOOGLE_CLIENT_SECRET: client.secret, GOOGLE_ISSUER: issuer.url });
  });
  afterAll(async () => {
    for (const name of ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GOOGLE_ISSUER']) Reflect.deleteProperty(process.env, name);
    await issuer.close();
  });
  beforeEach(async () => void (world = await startService(auth, { now: Date.now() })));
  afterEach(() => world.close());

  /** Comes back from the provider, which vouches for `claims`. */
  async function comeBack(claims: Record<string, unknown> = ama, changed: { query?: Record<string, string>; sealed?: string } = {}) {
    const query = { code: issuer.code(claims, began.codeVerifier), state: began.state, iss: issuer.url, ...changed.query };
    const callbackUrl = `http://localhost:3000/api/auth/google/callback?${new URLSearchParams(query).toString()}`;
    return oneStep(visitor().ask('auth.sign-in-with-google', { callbackUrl, sealed: changed.sealed ?? (await seal()) }));
  }
  const register = async (isConfirmed: boolean) => {
    const { account } = await visitor().ask('auth.register', { email: 'Ama@example.com', password, agreeToTerms: true });
    if (isConfirmed) await world.db.run('confirm', 'UPDATE users SET email_confirmed_at = created_at');
    return account.userId;
  };
  const told = async (type: string) => (await world.emitted()).filter((event) => event.type === type).map(({ data }) => data);
  const identities = async () => (await world.db.sql('count', 'SELECT FROM identities')).length;

  it('SET-05 keeps the language of the page it left from, for a new account', async () => {
    const first = await comeBack(ama, { sealed: await seal({ ...began, language: 'fr' }) });
    expect(first.account.language).toBe('fr');
    expect((await comeBack()).account.language).toBe('fr');
  });

  it('creates an account with a confirmed address and no password, and suggests its names until it is onboarded', async () => {
    const first = await comeBack();
    expect(first.account).toMatchObject({
      email: ama.email,
      emailConfirmed: true,
      role: null,
      names: { firstName: 'Ama', lastName: 'Mensah' },
    });
    expect(await world.emitted()).toEqual([expect.objectContaining({ type: 'user.registered' })]);
    const read = await world.as(aNewcomer({ userId: first.account.userId })).ask('auth.get-account', {});
    expect(read).toEqual(first.account);
    await expect(oneStep(visitor().ask('auth.login', { email: ama.email, password, remember: false }))).rejects.toMatchObject({
      code: 'wrong-credentials',
    });
  });

  it('finds the same account again by its subject, also with another address', async () => {
    const first = await comeBack();
    const again = await comeBack({ ...ama, email: 'ama.mensah@example.com' });
    expect(again.account).toMatchObject({ userId: first.account.userId, email: ama.email });
  });

  it('links an account only if both sides have proof of its address, and then whoever registered with it is out', async () => {
    const before = await visitor().ask('auth.register', { email: 'Ama@example.com', password, agreeToTerms: true });
    const { userId } = before.account;
    const intruder = world.as(aNewcomer({ userId, sessionId: sessionIdOf(before) }));
    const { secret } = await intruder.ask('auth.begin-two-step', { currentPassword: password });
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now() });
    await intruder.ask('auth.confirm-two-step', { code: code() });
    world.clock.advance(30_000);
    await world.db.run('confirm', 'UPDATE users SET email_confirmed_at = $1', [new Date(world.clock.now())]);
    await intruder.ask('auth.change-password', { currentPassword: password, newPassword: 'Cloudy-day-8', code: code() });

    const linked = await comeBack();
    expect(linked.account.userId).toBe(userId);
    await expect(visitor().ask('auth.refresh', { refreshToken: before.refreshToken })).rejects.toMatchObject({ code: 'session-ended' });
    for (const old of [password, 'Cloudy-day-8'])
      await expect(visitor().ask('auth.login', { email: ama.email, password: old, remember: false })).rejects.toMatchObject({
        code: 'wrong-credentials',
      });
    expect(await world.as(aNewcomer({ userId })).ask('auth.get-two-step', {})).toMatchObject({ isOn: false, hasPassword: false });
    expect(await told('user.google-linked')).toEqual([{ userId, passwordRemoved: true, linkedAt: toInstant(world.clock.now()) }]);
    expect(await comeBack()).toHaveProperty('accessToken');
    await expect(visitor().ask('auth.refresh', { refreshToken: linked.refreshToken })).resolves.toHaveProperty('accessToken');
    expect(await told('user.google-linked')).toHaveLength(1);
  });

  it('keeps a password that was set with a link to the address, and the second step of whoever has proven it', async () => {
    const userId = await register(false);
    await visitor().ask('auth.forgot-password', { email: ama.email });
    const [{ resetId }] = (await told('user.password-reset-requested')) as [{ resetId: string }];
    const reset = await world.as(aService('notification')).ask('auth.create-password-reset', { resetId });
    await visitor().ask('auth.reset-password', { token: reset!.token, password: 'Rainy-night-9' });
    expect((await comeBack()).account.userId).toBe(userId);
    expect(await told('user.google-linked')).toMatchObject([{ passwordRemoved: false }]);
    await expect(
      oneStep(visitor().ask('auth.login', { email: ama.email, password: 'Rainy-night-9', remember: false })),
    ).resolves.toHaveProperty('accessToken');
  });

  it.each([
    ['an account whose address was never confirmed, as of somebody who registered with it first', false, ama, 'google-needs-proof'],
    ['an address that the provider has not confirmed', true, { ...ama, email_verified: false }, 'google-unverified'],
    ['a provider that does not say whether it has', true, { ...ama, email_verified: 'true' }, 'google-unverified'],
  ])('does not link %s', async (_, isConfirmed, claims, code) => {
    await register(isConfirmed);
    await expect(comeBack(claims)).rejects.toMatchObject({ code });
    expect(await identities()).toBe(0);
  });

  it('does not take a new subject with an old address for the same person', async () => {
    await comeBack();
    await expect(comeBack({ ...ama, sub: '2' })).rejects.toMatchObject({ code: 'google-needs-proof' });
    expect(await identities()).toBe(1);
  });

  it('creates nothing for an address that nobody has confirmed', async () => {
    await expect(comeBack({ ...ama, email_verified: false })).rejects.toMatchObject({ code: 'google-unverified' });
    expect(await world.db.sql('users', 'SELECT FROM users')).toEqual([]);
  });

  it('wants a fresh sign-in of whoever has no password, before a second step is set up', async () => {
    const { account, ...session } = await comeBack();
    const me = world.as(aNewcomer({ userId: account.userId, sessionId: sessionIdOf(session) }));
    expect(await me.ask('auth.begin-two-step', {})).toHaveProperty('secret');
    world.clock.advance(5 * 60_000 + 1);
    await expect(me.ask('auth.begin-two-step', {})).rejects.toMatchObject({ code: 'sign-in-again' });
    const again = world.as(aNewcomer({ userId: account.userId, sessionId: sessionIdOf(await comeBack()) }));
    expect(await again.ask('auth.begin-two-step', {})).toHaveProperty('secret');
  });

  it('makes one account of two first sign-ins at once', async () => {
    const both = await Promise.all([comeBack(), comeBack()]);
    expect(new Set(both.map(({ account }) => account.userId)).size).toBe(1);
  });

  it('does not let in who is suspended', async () => {
    await comeBack();
    await world.db.run('suspend', 'UPDATE users SET suspended_at = now(), suspended_reason = $1', ['Insults']);
    await expect(comeBack()).rejects.toMatchObject({ code: 'account-suspended', details: { reason: 'Insults' } });
  });

  it.each<[string, Record<string, unknown>, { query?: Record<string, string>; sealed?: string }]>([
    ['another state', ama, { query: { state: 'other' } }],
    ['no state', ama, { query: { state: '' } }],
    ['another nonce in the ID token', { ...ama, nonce: 'other' }, {}],
    ['an ID token for another client', { ...ama, aud: 'other' }, {}],
    ['an ID token of another issuer', { ...ama, iss: 'https://accounts.example' }, {}],
    ['the answer of another issuer', ama, { query: { iss: 'https://accounts.example' } }],
    ['a made-up code', ama, { query: { code: 'made-up' } }],
    ['a made-up seal', ama, { sealed: 'made-up' }],
    ['an ID token without an address', { sub: '1', nonce: began.nonce }, {}],
  ])('refuses %s', async (_, claims, changed) => {
    await expect(comeBack(claims, changed)).rejects.toMatchObject({ code: 'google-failed' });
    expect(await identities()).toBe(0);
  });

  it('refuses a code that was used, one of another browser, and a sign-in that took too long', async () => {
    const code = issuer.code(ama, began.codeVerifier);
    await comeBack(ama, { query: { code } });
    await expect(comeBack(ama, { query: { code } })).rejects.toMatchObject({ code: 'google-failed' });
    const ofAnother = await seal({ ...began, codeVerifier: 'w'.repeat(43) });
    await expect(comeBack(ama, { sealed: ofAnother })).rejects.toMatchObject({ code: 'google-failed' });
    const old = await seal();
    world.clock.advance(10 * 60_000 + 1000);
    await expect(comeBack(ama, { sealed: old })).rejects.toMatchObject({ code: 'google-failed' });
  });

  it('says so when the person did not agree', async () => {
    const callbackUrl = `http://localhost:3000/api/auth/google/callback?error=access_denied&state=${began.state}&iss=${issuer.url}`;
    const asked = oneStep(visitor().ask('auth.sign-in-with-google', { callbackUrl, sealed: await seal() }));
    await expect(asked).rejects.toMatchObject({ code: 'google-declined' });
  });
});
