import type { SignedIn } from '@somo/contracts/asks/auth';
import { aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { hashOf } from '../credentials/secret.js';
import { auth } from '../auth.module.js';
import { oneStep } from '../../spec/one-step.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const ama = { email: 'ama@example.com', password: 'Sunny-day-7' };

describe('refresh', () => {
  let world: World;
  let first: SignedIn;
  const refresh = (refreshToken: string) => world.as(aVisitor()).ask('auth.refresh', { refreshToken });
  const ended = { code: 'session-ended' };
  const expired = { code: 'session-expired' };

  beforeEach(async () => {
    world = await startService(auth, { now });
    await world.as(aVisitor()).ask('auth.register', { ...ama, agreeToTerms: true });
    first = await oneStep(world.as(aVisitor()).ask('auth.login', { ...ama, remember: true }));
  });
  afterEach(() => world.close());

  it('AUTH-18 issues a new token each time, and the cookie ends when the session ends', async () => {
    world.clock.advance(86_400_000);
    const second = await refresh(first.refreshToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(second.refreshMaxAgeSeconds).toBe(29 * 86_400);
    expect(second.expiresAt).toBe('2030-01-08T08:10:00.000Z');
    const third = await refresh(second.refreshToken);
    expect(third.account.email).toBe(ama.email);
  });

  it('AUTH-18 revokes the whole family when a rotated token is reused, and notifies open pages', async () => {
    const second = await refresh(first.refreshToken);
    world.clock.advance(10_001);
    await expect(refresh(first.refreshToken)).rejects.toMatchObject(ended);
    await expect(refresh(second.refreshToken)).rejects.toMatchObject(ended);
    expect(world.lives).toContainEqual({ userId: first.account.userId, name: 'session.ended', payload: { sessionId: expect.any(String) } });
  });

  it("leaves the user's other sessions alone", async () => {
    const phone = await oneStep(world.as(aVisitor()).ask('auth.login', { ...ama, remember: true }));
    await refresh(first.refreshToken);
    world.clock.advance(10_001);
    await expect(refresh(first.refreshToken)).rejects.toMatchObject(ended);
    await expect(refresh(phone.refreshToken)).resolves.toHaveProperty('accessToken');
  });

  it('gives two tabs that refresh the same token concurrently the same successor', async () => {
    const [one, other] = await Promise.all([refresh(first.refreshToken), refresh(first.refreshToken)]);
    expect(one.refreshToken).toBe(other.refreshToken);
    // from the registration, from the sign-in, and the one successor
    expect(await world.db.sql('all-tokens', 'SELECT FROM refresh_tokens', [])).toHaveLength(3);
    world.clock.advance(60_000);
    await expect(refresh(other.refreshToken)).resolves.toHaveProperty('accessToken');
  });

  it('accepts a token repeatedly within ten seconds: reloads on a slow connection sign no one out', async () => {
    const second = await refresh(first.refreshToken);
    for (let reload = 0; reload < 4; reload++) {
      world.clock.advance(2_000);
      expect((await refresh(first.refreshToken)).refreshToken).toBe(second.refreshToken);
    }
    world.clock.advance(2_000);
    const last = await refresh(first.refreshToken);
    world.clock.advance(60_000);
    await expect(refresh(last.refreshToken)).resolves.toHaveProperty('accessToken');
  });

  it('gives a late retry within the grace period the unused token, not a spent one', async () => {
    const second = await refresh(first.refreshToken);
    const third = await refresh(second.refreshToken);
    const late = await refresh(first.refreshToken);
    expect(late.refreshToken).toBe(third.refreshToken);
    world.clock.advance(60_000);
    await expect(refresh(late.refreshToken)).resolves.toHaveProperty('accessToken');
  });

  it('keeps the family through all its tokens, and assigns one to tokens from before families', async () => {
    const family = (token: string) => token.split('.')[0];
    const second = await refresh(first.refreshToken);
    expect(family(second.refreshToken)).toBe(family(first.refreshToken));
    await world.db.run('an-old-one', 'UPDATE refresh_tokens SET hash = $1 WHERE hash = $2', [hashOf('old'), hashOf(second.refreshToken)]);
    const [third, again] = [await refresh('old'), await refresh('old')];
    expect(third.refreshToken).toMatch(/^[\w-]{16}\.[\w-]{43}$/);
    expect(again.refreshToken).toBe(third.refreshToken);
  });

  it('detects a token stolen within the grace period once both parties have used their successors', async () => {
    const [mine, copy] = await Promise.all([refresh(first.refreshToken), refresh(first.refreshToken)]);
    world.clock.advance(60_000);
    const next = await refresh(mine.refreshToken);
    world.clock.advance(60_000);
    await expect(refresh(copy.refreshToken)).rejects.toMatchObject(ended);
    await expect(refresh(next.refreshToken)).rejects.toMatchObject(ended);
  });

  it('AUTH-05 ends 12 hours after a sign-in that was not remembered, however often it is refreshed', async () => {
    let token = (await oneStep(world.as(aVisitor()).ask('auth.login', { ...ama, remember: false }))).refreshToken;
    for (let hours = 0; hours < 11; hours++) {
      world.clock.advance(3_600_000);
      token = (await refresh(token)).refreshToken;
    }
    world.clock.advance(3_600_000);
    await expect(refresh(token)).rejects.toMatchObject(expired);
  });

  it('MSG-09 tells an expired session from one that was ended, also after the person has signed in elsewhere', async () => {
    const { refreshToken } = await oneStep(world.as(aVisitor()).ask('auth.login', { ...ama, remember: false }));
    const signedOut = await oneStep(world.as(aVisitor()).ask('auth.login', { ...ama, remember: false }));
    await world.as(aVisitor()).ask('auth.logout', { refreshToken: signedOut.refreshToken });
    world.clock.advance(6 * 86_400_000);
    await world.as(aVisitor()).ask('auth.login', { ...ama, remember: false });
    await expect(refresh(refreshToken)).rejects.toMatchObject(expired);
    await expect(refresh(signedOut.refreshToken)).rejects.toMatchObject(ended);
    world.clock.advance(2 * 86_400_000);
    await world.as(aVisitor()).ask('auth.login', { ...ama, remember: false });
    await expect(refresh(refreshToken)).rejects.toMatchObject(ended);
  });

  it('MSG-09 gives the same key for what the browser keeps each time, and another person another', async () => {
    const kofi = await world.as(aVisitor()).ask('auth.register', { ...ama, email: 'kofi@example.com', agreeToTerms: true });
    const { storageKey } = await refresh(first.refreshToken);
    expect(storageKey).toMatch(/^[\w-]{43}$/);
    expect(first.storageKey).toBe(storageKey);
    expect(kofi.storageKey).not.toBe(storageKey);
  });

  it('ends for a user suspended in the meantime, and says so', async () => {
    await world.db.run('suspend', 'UPDATE users SET suspended_at = now()');
    await expect(refresh(first.refreshToken)).rejects.toMatchObject({ code: 'session-suspended' });
  });

  it.each(['', 'nonsense', 'x'.repeat(10_000)])('refuses an invalid token', async (text) => {
    await expect(refresh(text)).rejects.toMatchObject(ended);
  });
});
