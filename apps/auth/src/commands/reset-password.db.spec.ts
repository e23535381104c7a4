import { passwordProblems } from '@somo/contracts/rules/password';
import type { SignedIn } from '@somo/contracts/asks/auth';
import { newId } from '@somo/platform/ids';
import { aNewcomer, aService, aStudent, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { auth } from '../auth.module.js';
import { commonPasswordList } from '../domain/common-password-list.js';
import { sessionIdOf } from '../../spec/session-id-of.js';
import { oneStep } from '../../spec/one-step.js';

const ama = { email: 'ama@example.com', password: 'Sunny-day-7' };
const fresh = 'Rainy-night-8';
const minute = 60_000;

describe('a forgotten password', () => {
  let world: World;
  let signedUp: SignedIn;
  const visitor = () => world.as(aVisitor());
  const login = (password: string) => oneStep(visitor().ask('auth.login', { email: ama.email, password, remember: true }));
  const forgot = async (email = ama.email) => {
    await visitor().ask('auth.forgot-password', { email });
    const event = (await world.emitted()).findLast(({ type }) => type === 'user.password-reset-requested');
    return (event?.data as { resetId: string }).resetId;
  };
  const linkFor = (resetId: string) => world.as(aService('notification')).ask('auth.create-password-reset', { resetId });
  const newLink = async () => (await linkFor(await forgot()))?.token ?? '';
  const reset = (token: string, password = fresh) => visitor().ask('auth.reset-password', { token, password });
  const expired = { code: 'link-expired' };

  beforeEach(async () => {
    world = await startService(auth, { now: Date.parse('2030-01-07T08:00:00Z') });
    signedUp = await visitor().ask('auth.register', { ...ama, agreeToTerms: true });
  });
  afterEach(() => world.close());

  it('AUTH-15 is replaced with the link, which ends every session at once, confirms the address and is told by email', async () => {
    const phone = await login(ama.password);
    world.lives.splice(0);
    await expect(reset(await newLink())).resolves.toBeNull();

    await expect(login(ama.password)).rejects.toMatchObject({ code: 'wrong-credentials' });
    const { account } = await login(fresh);
    expect(account.emailConfirmed).toBe(true);
    const confirmations = (await world.emitted()).filter(({ type }) => type === 'user.confirmation-changed');
    expect(confirmations.map(({ data }) => data)).toMatchObject([{ userId: account.userId, confirmed: true }]);
    for (const { refreshToken } of [signedUp, phone])
      await expect(visitor().ask('auth.refresh', { refreshToken })).rejects.toMatchObject({ code: 'session-ended' });
    const told = world.lives.filter(({ userId }) => userId === account.userId);
    expect(told.map(({ name }) => name)).toEqual(['session.ended', 'session.ended']);
    expect((await world.emitted()).at(-1)).toEqual({
      type: 'user.password-changed',
      data: { userId: account.userId, changedAt: '2030-01-07T08:00:00.000Z' },
    });
  });

  // Attacks on a link: each leaves the password as it was.
  it.each<[attack: string, tokenOf: () => Promise<string>]>([
    [
      'it was used before',
      async () => {
        const token = await newLink();
        await reset(token, ama.password);
        return token;
      },
    ],
    [
      'it is an hour old',
      async () => {
        const token = await newLink();
        world.clock.advance(60 * minute);
        return token;
      },
    ],
    [
      'a newer one was asked for',
      async () => {
        const token = await newLink();
        world.clock.advance(minute);
        await newLink();
        return token;
      },
    ],
    [
      'the password was changed since',
      async () => {
        const token = await newLink();
        const sessionId = sessionIdOf(await login(ama.password));
        const me = aNewcomer({ userId: signedUp.account.userId, sessionId });
        await world.as(me).ask('auth.change-password', { currentPassword: ama.password, newPassword: ama.password });
        return token;
      },
    ],
    [
      'it is the link to confirm the address',
      async () => {
        const { userId } = signedUp.account;
        return (await world.as(aService('notification')).ask('auth.create-email-confirmation', { userId }))?.token ?? '';
      },
    ],
    ['it is a refresh token', async () => signedUp.refreshToken],
    ['it is made up', async () => 'A'.repeat(43)],
    ['it is empty', async () => ''],
    [
      'the account has another address now',
      async () => {
        const token = await newLink();
        await world.db.run('move', "UPDATE users SET email = 'new@example.com'");
        return token;
      },
    ],
    [
      'the account is suspended',
      async () => {
        const token = await newLink();
        await world.db.run('suspend', 'UPDATE users SET suspended_at = now()');
        return token;
      },
    ],
  ])('AUTH-15 stays when a link comes of which %s', async (_, tokenOf) => {
    const token = await tokenOf();
    await expect(reset(token)).rejects.toMatchObject(expired);
    await world.db.run('back', 'UPDATE users SET email = $1, suspended_at = NULL', [ama.email]);
    await expect(login(ama.password)).resolves.toHaveProperty('accessToken');
  });

  it('AUTH-15 of twenty resets at once with one link, one wins', async () => {
    const token = await newLink();
    const words = Array.from({ length: 20 }, (_, at) => `Parallel-word-${at}`);
    const tries = await Promise.allSettled(words.map((word) => reset(token, word)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = words[tries.findIndex(({ status }) => status === 'fulfilled')] ?? '';
    await expect(login(winner)).resolves.toHaveProperty('accessToken');
    expect((await world.emitted()).filter(({ type }) => type === 'user.password-changed')).toHaveLength(1);
  });

  it('AUTH-15 leaves no session of a sign-in with the old password that happens meanwhile', async () => {
    const token = await newLink();
    const [, ...signIns] = await Promise.allSettled([reset(token), ...Array.from({ length: 8 }, () => login(ama.password))]);
    for (const signIn of signIns) {
      if (signIn.status === 'rejected') continue;
      const { refreshToken } = signIn.value;
      await expect(visitor().ask('auth.refresh', { refreshToken })).rejects.toMatchObject({ code: 'session-ended' });
    }
  });

  it('AUTH-14 gets the same answer, one row and one event for an address without an account, which gets no link', async () => {
    const known = await visitor().ask('auth.forgot-password', { email: 'AMA@example.com ' });
    const unknown = await visitor().ask('auth.forgot-password', { email: 'kofi@example.com' });
    expect(unknown).toEqual(known);
    const requests = (await world.emitted()).filter(({ type }) => type === 'user.password-reset-requested');
    expect(requests).toHaveLength(2);
    const links = await Promise.all(requests.map(({ data }) => linkFor((data as { resetId: string }).resetId)));
    expect(links.map((link) => link?.email ?? null)).toEqual([ama.email, null]);
    const [kept] = await world.db.sql<{ text: string }>('kept', 'SELECT json_agg(t)::text AS text FROM password_resets t');
    expect(kept?.text).not.toContain('kofi');
    expect(kept?.text).not.toContain(Buffer.from(links[0]?.token ?? '').toString('hex'));
  });

  it('AUTH-14 sends no link to a suspended account, and a retry of the email replaces its link', async () => {
    const resetId = await forgot();
    const [first, second] = [await linkFor(resetId), await linkFor(resetId)];
    await expect(reset(first?.token ?? '')).rejects.toMatchObject(expired);
    await expect(reset(second?.token ?? '')).resolves.toBeNull();
    await world.db.run('suspend', 'UPDATE users SET suspended_at = now()');
    await expect(linkFor(await forgot())).resolves.toBeNull();
    await expect(linkFor(newId())).resolves.toBeNull();
  });

  it('AUTH-14 forgets requests after a day', async () => {
    await forgot();
    world.clock.advance(25 * 60 * minute);
    await forgot('kofi@example.com');
    await expect(world.db.sql('resets', 'SELECT FROM password_resets')).resolves.toHaveLength(1);
  });

  it('AUTH-13 AUTH-21 is not replaced by a weak one, whose link still works', async () => {
    const token = await newLink();
    await expect(reset(token, 'short')).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(reset(token, 'Password123')).rejects.toMatchObject({
      code: 'weak-password',
      details: { reasons: [expect.stringMatching(/too common/)], errors: { password: [expect.any(String)] } },
    });
    await expect(reset(token)).resolves.toBeNull();
  });

  it('AUTH-13 refuses more than 10,000 common passwords at registration', async () => {
    const words = commonPasswordList.split(' ');
    expect(words.length).toBeGreaterThan(10_000);
    const usable = words
      .map((word) => word.replace(/\p{L}/u, (letter) => letter.toUpperCase()))
      .filter((word) => passwordProblems(word).length === 0);
    for (const password of usable.filter((_, at) => at % 200 === 0))
      await expect(visitor().ask('auth.register', { email: 'kofi@example.com', password, agreeToTerms: true })).rejects.toMatchObject({
        code: 'weak-password',
      });
    await expect(
      visitor().ask('auth.register', { email: 'kofi@example.com', password: 'Somo-demo-2026', agreeToTerms: true }),
    ).resolves.toHaveProperty('accessToken');
  });

  it('is linked for the email service only', async () => {
    const resetId = await forgot();
    for (const [caller, code] of [
      [aVisitor(), 'not-signed-in'],
      [aStudent(), 'wrong-role'],
      [aService('booking'), 'not-allowed'],
    ] as const)
      await expect(world.as(caller).ask('auth.create-password-reset', { resetId })).rejects.toMatchObject({ code });
  });
});
