import type { AccountLanguage } from '@somo/contracts/account-settings';
import type { Refusal } from '@somo/contracts/refusals';
import { aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { auth } from '../auth.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const ama = { email: 'ama@example.com', password: 'Sunny-day-7', agreeToTerms: true };

describe('register', () => {
  let world: World;
  const register = (part: Partial<typeof ama> & { language?: AccountLanguage } = {}) =>
    world.as(aVisitor()).ask('auth.register', { ...ama, ...part });

  beforeEach(async () => {
    world = await startService(auth, { now });
  });
  afterEach(() => world.close());

  it('signs the new user in, without a role and not remembered', async () => {
    const answer = await register({ email: 'Ama@Example.com' });
    expect(answer.account).toEqual({
      userId: expect.any(String),
      email: 'Ama@Example.com',
      role: null,
      timeZone: 'UTC',
      utcOffsetMinutes: 0,
      language: 'en',
      emailConfirmed: false,
    });
    expect(answer.expiresAt).toBe('2030-01-07T08:10:00.000Z');
    expect(answer.refreshMaxAgeSeconds).toBeNull();
    await expect(world.as(aVisitor()).ask('auth.refresh', { refreshToken: answer.refreshToken })).resolves.toMatchObject({
      account: { userId: answer.account.userId },
    });
  });

  it('SET-05 keeps the language it was asked in, and refuses one that Somo does not speak', async () => {
    await expect(register({ language: 'fr' })).resolves.toMatchObject({ account: { language: 'fr' } });
    await expect(register({ language: 'tlh' as AccountLanguage })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('publishes the registration, without the address', async () => {
    const { account } = await register();
    expect(await world.emitted()).toEqual([
      { type: 'user.registered', data: { userId: account.userId, registeredAt: '2030-01-07T08:00:00.000Z' } },
    ]);
  });

  it('stores neither the password nor the refresh token in plain text', async () => {
    const { refreshToken } = await register();
    const [kept] = await world.db.sql<{ text: string }>(
      'kept',
      'SELECT (SELECT json_agg(u)::text FROM users u) || (SELECT json_agg(t)::text FROM refresh_tokens t) AS text',
    );
    expect(kept?.text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(kept?.text).not.toContain(ama.password);
    expect(kept?.text).not.toContain(refreshToken);
    expect(kept?.text).not.toContain(Buffer.from(refreshToken).toString('hex'));
  });

  it('refuses an address that has an account, however it is spelled', async () => {
    await register();
    await expect(register({ email: 'AMA@EXAMPLE.COM' })).rejects.toMatchObject({ code: 'email-taken' });
  });

  it('lets one of two concurrent registrations of an address through and refuses the other', async () => {
    const tries = await Promise.allSettled([register(), register({ email: 'AMA@example.com' })]);
    const outcomes = tries.map((one) => (one.status === 'fulfilled' ? 'registered' : (one.reason as Refusal).code));
    expect(outcomes.sort()).toEqual(['email-taken', 'registered']);
    expect(await world.emitted()).toHaveLength(1);
    expect(await world.db.sql('users', 'SELECT id FROM users')).toHaveLength(1);
  });

  it('AUTH-09 AUTH-13 checks password, address and consent again, and stores nothing it refuses', async () => {
    await expect(register({ password: 'sunny' })).rejects.toMatchObject({
      code: 'invalid-input',
      details: { errors: { password: expect.any(Array) } },
    });
    await expect(register({ email: 'ama' })).rejects.toMatchObject({
      code: 'invalid-input',
      details: { errors: { email: expect.any(Array) } },
    });
    await expect(register({ agreeToTerms: false })).rejects.toMatchObject({ code: 'must-agree' });
    expect(await world.db.sql('users', 'SELECT id FROM users')).toEqual([]);
  });
});
