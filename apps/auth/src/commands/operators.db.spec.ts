import type { SignedIn } from '@somo/contracts/asks/auth';
import { everyGateway } from '@somo/contracts/live';
import { toInstant } from '@somo/contracts/time';
import { accessTokenSeconds } from '@somo/platform/identity/user-tokens';
import { newId } from '@somo/platform/ids';
import { aNewcomer, anAdmin, aService, aStudent, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { Secret, TOTP } from 'otpauth';
import { auth } from '../auth.module.js';
import { sessionIdOf } from '../../spec/session-id-of.js';

const [email, password] = ['ama@example.com', 'Sunny-day-7'];

describe('PERM-05 C36 what operators do to accounts', () => {
  let world: World;
  let ama: SignedIn;
  let boss: SignedIn;
  let operatorId: string;
  const visitor = () => world.as(aVisitor());
  const operator = () => world.as(anAdmin({ userId: operatorId, sessionId: sessionIdOf(boss) }));
  const note = 'Wrote insults';
  const reason = 'You insulted a teacher.';
  const userId = () => ama.account.userId;
  const suspend = (id = userId(), proof: object = { password }) =>
    operator().ask('auth.suspend-user', { userId: id, note, reason, ...proof });
  const readdress = (to: string, id = userId(), proof: object = { password }) =>
    operator().ask('auth.change-email', { userId: id, email: to, note, ...proof });
  const restore = () => operator().ask('auth.restore-user', { userId: userId(), note: ' Said sorry ' });
  const suspendByCommandLine = async (id: string) => {
    await world.db.run('suspend', 'UPDATE users SET suspended_at = now() WHERE id = $1', [id]);
    await world.db.run('end', 'UPDATE sessions SET revoked_at = now() WHERE user_id = $1', [id]);
  };
  const login = (address = email) => visitor().ask('auth.login', { email: address, password, remember: false });
  const told = async () => (await world.emitted()).filter(({ type }) => /suspended|restored|email-changed/.test(type));
  const audit = async () =>
    (await operator().ask('auth.list-audit', { limit: 9 }))
      .filter(({ action }) => action !== 'add-operator')
      .map((entry) => [entry.action, entry.operatorId, entry.note, entry.refused]);

  beforeEach(async () => {
    world = await startService(auth, { now: Date.parse('2030-01-07T08:00:00Z') });
    ama = await visitor().ask('auth.register', { email, password, agreeToTerms: true });
    boss = await visitor().ask('auth.register', { email: 'ops@example.com', password, agreeToTerms: true });
    operatorId = boss.account.userId;
    await world.as(aService('auth')).ask('auth.appoint-operator', { email: 'ops@example.com' });
  });
  afterEach(() => world.close());

  it('a suspension ends every session at once, keeps the person out, and is told with its version; restoring lets them in again', async () => {
    expect(await suspend()).toMatchObject({ email, suspendedAt: '2030-01-07T08:00:00.000Z' });
    expect(world.lives).toContainEqual({ userId: userId(), name: 'session.ended', payload: { sessionId: sessionIdOf(ama) } });
    await expect(login()).rejects.toMatchObject({ code: 'account-suspended', details: { reason } });
    await expect(visitor().ask('auth.refresh', { refreshToken: ama.refreshToken })).rejects.toMatchObject({ code: 'session-suspended' });
    expect(await restore()).toMatchObject({ suspendedAt: null });
    expect(await login()).toHaveProperty('accessToken');
    expect(await told()).toMatchObject([
      { type: 'user.suspended', data: { userId: userId(), version: 1, suspended: true } },
      { type: 'user.restored', data: { userId: userId(), version: 2, suspended: false } },
    ]);
  });

  it('of twenty suspensions at once one is done, and all are in the audit log, which nobody can change', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => suspend()));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await told()).toHaveLength(1);
    const entries = await operator().ask('auth.list-audit', { limit: 50, thingId: userId() });
    expect(entries.filter(({ refused }) => refused === null)).toMatchObject([{ action: 'suspend-user', operatorId, note }]);
    expect(entries.filter(({ refused }) => refused === 'already-suspended')).toHaveLength(19);
    await expect(world.db.run('forge', 'UPDATE audit SET action = $1', ['x'])).rejects.toThrow('only added to');
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['an operator suspending themselves', () => suspend(operatorId), 'own-account'],
    ['somebody who does not exist', () => suspend(newId(), {}), 'account-not-found'],
    ['an operator without their password', () => suspend(userId(), {}), 'wrong-password'],
    ['an operator with another password', () => suspend(userId(), { password: 'Cloudy-day-8' }), 'wrong-password'],
    ['restoring who is not suspended', () => restore(), 'not-suspended'],
    ['a blank note', () => operator().ask('auth.suspend-user', { userId: userId(), note: ' ', reason }), 'invalid-input'],
    ['a blank reason', () => operator().ask('auth.suspend-user', { userId: userId(), note, reason: ' ' }), 'invalid-input'],
    ['a student', () => world.as(aStudent()).ask('auth.suspend-user', { userId: userId(), note, reason }), 'wrong-role'],
    ['another service', () => world.as(aService('booking')).ask('auth.suspend-user', { userId: userId(), note, reason }), 'not-allowed'],
    [
      'the command line as a caller',
      () => world.as(aService('auth')).ask('auth.suspend-user', { userId: userId(), note, reason }),
      'not-allowed',
    ],
    ['the address they have', () => readdress('AMA@example.com'), 'same-email'],
    ['no address', () => readdress('ama'), 'invalid-input'],
    ['an address without a password', () => readdress('new@example.com', userId(), {}), 'wrong-password'],
    ['an address with another password', () => readdress('new@example.com', userId(), { password: 'Cloudy-day-8' }), 'wrong-password'],
    ['an address of nobody', () => readdress('new@example.com', newId(), {}), 'account-not-found'],
  ])('refuse %s, and nothing changes', async (_, attempt, code) => {
    await expect(attempt()).rejects.toMatchObject({ code });
    expect(await told()).toEqual([]);
    expect(await login()).toHaveProperty('accessToken');
  });

  it('SET-03 a changed address signs out everywhere, voids old links, must be confirmed, and both addresses are known to whoever writes', async () => {
    const confirmation = await world.as(aService('notification')).ask('auth.create-email-confirmation', { userId: userId() });
    await visitor().ask('auth.register', { email: 'taken@example.com', password, agreeToTerms: true });
    await expect(readdress('Taken@example.com')).rejects.toMatchObject({ code: 'email-taken' });
    expect(await readdress('new@example.com')).toMatchObject({ email: 'new@example.com', emailConfirmed: false });
    await expect(visitor().ask('auth.confirm-email', { token: confirmation?.token ?? '' })).rejects.toMatchObject({ code: 'link-expired' });
    await expect(visitor().ask('auth.refresh', { refreshToken: ama.refreshToken })).rejects.toMatchObject({ code: 'session-ended' });
    await expect(login()).rejects.toMatchObject({ code: 'wrong-credentials' });
    expect(await login('new@example.com')).toHaveProperty('accessToken');
    const [changed] = await told();
    const { changeId } = changed?.data as { changeId: string };
    const confirmations = (await world.emitted()).filter(({ type }) => type === 'user.confirmation-changed');
    expect(confirmations.map(({ data }) => data)).toMatchObject([{ userId: userId(), version: 1, confirmed: false }]);
    expect(await world.as(aService('notification')).ask('auth.get-email-change', { changeId })).toMatchObject({
      oldEmail: email,
      email: 'new@example.com',
    });
    expect(await audit()).toEqual([
      ['change-email', operatorId, note, null],
      ['change-email', operatorId, note, 'email-taken'],
    ]);
  });

  it('an operator who is suspended can do nothing more with the access token they still have, nor get at another operator', async () => {
    const another = await visitor().ask('auth.register', { email: 'another@example.com', password, agreeToTerms: true });
    await world.as(aService('auth')).ask('auth.appoint-operator', { email: 'another@example.com' });
    await expect(readdress('mine@example.com', another.account.userId)).rejects.toMatchObject({ code: 'operator-account' });
    await expect(suspend(another.account.userId)).rejects.toMatchObject({ code: 'operator-account' });
    await suspendByCommandLine(another.account.userId);
    const back = operator().ask('auth.restore-user', { userId: another.account.userId, note });
    await expect(back).rejects.toMatchObject({ code: 'operator-account' });
    await suspendByCommandLine(operatorId);
    await expect(suspend()).rejects.toMatchObject({ code: 'session-ended' });
  });

  it('what the command line ends is told by the running service: it alone reaches the gateways', async () => {
    const now = toInstant(world.clock.now());
    await world.db.run('by-command-line', 'UPDATE sessions SET revoked_at = $2 WHERE user_id = $1', [
      userId(),
      new Date(world.clock.now()),
    ]);
    await world.deliver('user.suspended', { userId: userId(), version: 1, role: null, suspended: true, changedAt: now });
    await world.deliver('user.email-changed', { userId: operatorId, changeId: newId() });
    expect(world.lives.filter(({ name }) => name === 'session.ended')).toEqual(
      [userId(), everyGateway].map((receiver) => ({ userId: receiver, name: 'session.ended', payload: { sessionId: sessionIdOf(ama) } })),
    );
    world.clock.advance(accessTokenSeconds * 1000 + 1);
    await world.deliver('user.two-step-changed', { userId: userId(), on: false, byOperator: true, changedAt: now });
    expect(world.lives.filter(({ name }) => name === 'session.ended')).toHaveLength(2);
  });

  it('a changed address gives nobody the way around two-step sign-in, and Google no longer lets in who had the old one', async () => {
    const me = world.as(aStudent({ userId: userId(), sessionId: sessionIdOf(ama) }));
    const { secret } = await me.ask('auth.begin-two-step', { currentPassword: password });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now() });
    await me.ask('auth.confirm-two-step', { code });
    await world.db.run(
      'google',
      "INSERT INTO identities (issuer, subject, user_id, first_name, last_name, created_at) VALUES ('g', '1', $1, 'A', 'B', now())",
      [userId()],
    );
    await readdress('new@example.com');
    await visitor().ask('auth.forgot-password', { email: 'new@example.com' });
    const asked = (await world.emitted()).findLast(({ type }) => type === 'user.password-reset-requested');
    const { resetId } = asked?.data as { resetId: string };
    const link = await world.as(aService('notification')).ask('auth.create-password-reset', { resetId });
    await visitor().ask('auth.reset-password', { token: link?.token ?? '', password: 'Cloudy-day-8' });
    expect(await visitor().ask('auth.login', { email: 'new@example.com', password: 'Cloudy-day-8', remember: false })).toHaveProperty(
      'step',
    );
    expect(await world.db.sql('left', 'SELECT FROM identities WHERE user_id = $1', [userId()])).toEqual([]);
  });

  it('a suspended newcomer cannot finish the onboarding with a token from before', async () => {
    await suspend();
    const onboarding = { userType: 'student', firstName: 'Ama', lastName: 'Boateng', timeZone: 'UTC', hourlyRateCents: null } as const;
    const me = world.as(aNewcomer({ userId: userId(), sessionId: sessionIdOf(ama) }));
    await expect(me.ask('auth.onboard', onboarding)).rejects.toMatchObject({ code: 'account-suspended' });
  });
});

describe('what an installation can require first', () => {
  afterEach(() => {
    delete process.env['REQUIRE_CONFIRMED_EMAIL'];
    delete process.env['REQUIRE_OPERATOR_TWO_STEP'];
  });

  it('C17 a confirmed address: the session says so until it is confirmed', async () => {
    process.env['REQUIRE_CONFIRMED_EMAIL'] = 'on';
    const world = await startService(auth, { now: Date.parse('2030-01-07T08:00:00Z') });
    const signedUp = await world.as(aVisitor()).ask('auth.register', { email, password, agreeToTerms: true });
    expect(signedUp.account.duty).toBe('confirm-email');
    const me = world.as(aNewcomer({ userId: signedUp.account.userId, duty: 'confirm-email' }));
    expect(await me.ask('auth.get-account', {})).toMatchObject({ duty: 'confirm-email' });
    await me.ask('auth.resend-confirmation', {});
    expect((await world.emitted()).map(({ type }) => type)).toContain('user.confirmation-requested');
    const userId = signedUp.account.userId;
    const link = await world.as(aService('notification')).ask('auth.create-email-confirmation', { userId });
    await world.as(aVisitor()).ask('auth.confirm-email', { token: link?.token ?? '' });
    const refreshed = await world.as(aVisitor()).ask('auth.refresh', { refreshToken: signedUp.refreshToken });
    expect(refreshed.account).not.toHaveProperty('duty');
    await world.close();
  });

  it('C36 two-step sign-in of operators: until it is set up, they can do nothing else', async () => {
    process.env['REQUIRE_OPERATOR_TWO_STEP'] = 'on';
    const world = await startService(auth, { now: Date.parse('2030-01-07T08:00:00Z') });
    await world.as(aVisitor()).ask('auth.register', { email, password, agreeToTerms: true });
    await world.as(aService('auth')).ask('auth.appoint-operator', { email });
    const signedIn = (await world.as(aVisitor()).ask('auth.login', { email, password, remember: false })) as SignedIn;
    expect(signedIn.account).toMatchObject({ role: 'admin', duty: 'set-up-two-step' });
    const me = world.as(anAdmin({ userId: signedIn.account.userId, sessionId: sessionIdOf(signedIn), duty: 'set-up-two-step' }));
    await expect(me.ask('auth.list-audit', { limit: 1 })).rejects.toMatchObject({ code: 'two-step-needed' });
    const { secret } = await me.ask('auth.begin-two-step', { currentPassword: password });
    const codeOf = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now() });
    await me.ask('auth.confirm-two-step', { code: codeOf() });
    world.clock.advance(30_000);
    await me.ask('auth.remove-two-step', { password, code: codeOf() });
    const ended = { name: 'session.ended', payload: { sessionId: sessionIdOf(signedIn) } };
    expect(world.lives).toContainEqual({ userId: everyGateway, ...ended });
    await expect(me.ask('auth.list-sessions', {})).rejects.toMatchObject({ code: 'session-ended' });
    await world.close();
  });
});
