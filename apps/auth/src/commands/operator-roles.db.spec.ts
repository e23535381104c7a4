import type { SignedIn } from '@somo/contracts/asks/auth';
import type { OperatorRole } from '@somo/contracts/caller';
import { operatorRoles } from '@somo/contracts/caller';
import { everyGateway } from '@somo/contracts/live';
import { newId } from '@somo/platform/ids';
import { anAdmin, anOperator, aService, aStudent, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { auth } from '../auth.module.js';
import { oneStep } from '../../spec/one-step.js';
import { sessionIdOf } from '../../spec/session-id-of.js';

const password = 'Sunny-day-7';
const note = 'Joins the payout team';

describe('PERM-05 C36 who the operators are, and what each may do', () => {
  let world: World;
  let boss: SignedIn;
  let other: SignedIn;

  const visitor = () => world.as(aVisitor());
  const as = ({ account }: SignedIn, session: SignedIn) => world.as(anAdmin({ userId: account.userId, sessionId: sessionIdOf(session) }));
  const appoint = (email: string, roles?: OperatorRole[]) =>
    world.as(aService('auth')).ask('auth.appoint-operator', { email, ...(roles ? { roles } : {}) });
  const register = async (email: string, confirmed = true) => {
    const signedIn = await visitor().ask('auth.register', { email, password, agreeToTerms: true });
    if (confirmed) await world.db.run('confirm', 'UPDATE users SET email_confirmed_at = now() WHERE email = $1', [email]);
    return signedIn;
  };
  const add = (email: string, roles: OperatorRole[] = ['money'], proof: object = { password }) =>
    as(boss, boss).ask('auth.add-operator', { email, roles, note, ...proof });
  const change = (by: SignedIn, whom: SignedIn, roles: OperatorRole[], was: readonly OperatorRole[] = operatorRoles) =>
    as(by, by).ask('auth.change-operator-roles', { userId: whom.account.userId, roles, was: [...was], note, password });
  const rolesOf = async (whom: SignedIn) =>
    (await world.db.sql<{ roles: string[] }>('roles', 'SELECT operator_roles AS roles FROM users WHERE id = $1', [whom.account.userId]))[0]
      ?.roles;
  const told = async () => (await world.emitted()).filter(({ type }) => type === 'user.roles-changed').map(({ data }) => data);
  const audit = async () =>
    (await as(boss, boss).ask('auth.list-audit', { limit: 20 })).map(({ action, note, refused, roles }) => ({
      action,
      note,
      refused,
      roles,
    }));

  beforeEach(async () => {
    world = await startService(auth, { now: Date.parse('2030-01-07T08:00:00Z') });
    [boss, other] = [await register('boss@example.com'), await register('other@example.com')];
    await appoint('boss@example.com');
    await appoint('other@example.com');
  });
  afterEach(() => world.close());

  it('makes an account without a role an operator with the roles that are named, audited and told, and lists it', async () => {
    const ama = await register('ama@example.com');
    const { items } = await add('AMA@example.com', ['support', 'money']);
    expect(items.map(({ email, roles }) => [email, roles])).toEqual([
      ['ama@example.com', ['support', 'money']],
      ['boss@example.com', operatorRoles],
      ['other@example.com', operatorRoles],
    ]);
    const { account } = await oneStep(visitor().ask('auth.login', { email: 'ama@example.com', password, remember: false }));
    expect(account).toMatchObject({ role: 'admin', operatorRoles: ['support', 'money'] });
    expect(await told()).toContainEqual(
      expect.objectContaining({ userId: ama.account.userId, roles: ['support', 'money'], appointed: true }),
    );
    expect((await audit())[0]).toEqual({ action: 'add-operator', note, refused: null, roles: ['support', 'money'] });
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['an address without an account', () => add('nobody@example.com'), 'account-not-found'],
    ['somebody who is one', () => add('other@example.com'), 'already-operator'],
    ['a wrong password', () => add('other@example.com', ['money'], { password: 'Wrong-day-7' }), 'wrong-password'],
    ['no password', () => add('other@example.com', ['money'], {}), 'wrong-password'],
    ['no roles', () => add('other@example.com', []), 'invalid-input'],
    ['a role that there is not', () => add('other@example.com', ['boss' as 'admin']), 'invalid-input'],
  ])('refuses to add %s, and nothing changes', async (_, attempt, code) => {
    const before = await told();
    await expect(attempt()).rejects.toMatchObject({ code });
    expect(await told()).toEqual(before);
  });

  it("refuses a student's account, one that is suspended, and one whose address its owner has not confirmed", async () => {
    await register('ama@example.com');
    await world.db.run('student', "UPDATE users SET role = 'student' WHERE email = 'ama@example.com'");
    await expect(add('ama@example.com')).rejects.toMatchObject({ code: 'not-for-operators' });
    await world.db.run('suspend', "UPDATE users SET role = NULL, suspended_at = now() WHERE email = 'ama@example.com'");
    await expect(add('ama@example.com')).rejects.toMatchObject({ code: 'account-suspended' });
    await register('early@example.com', false);
    await expect(add('early@example.com')).rejects.toMatchObject({ code: 'operator-not-confirmed' });
    expect((await audit()).slice(0, 3).map(({ refused }) => refused)).toEqual([
      'operator-not-confirmed',
      'account-suspended',
      'not-for-operators',
    ]);
  });

  it('lets an operator move money for half an hour after signing in or showing again who they are, in that session only', async () => {
    const proven = (session = boss) => as(boss, session).ask('auth.check-proven', {});
    const prove = (proof: object) => as(boss, boss).ask('auth.prove-operator', proof);
    await proven();
    world.clock.advance(30 * 60_000 + 1);
    await expect(proven()).rejects.toMatchObject({ code: 'proof-needed' });
    for (const wrong of [{}, { password: 'Wrong-day-7' }]) await expect(prove(wrong)).rejects.toMatchObject({ code: 'wrong-password' });
    await expect(proven()).rejects.toMatchObject({ code: 'proof-needed' });
    await prove({ password });
    expect((await audit()).slice(0, 3).map(({ action, refused }) => [action, refused])).toEqual([
      ['prove-identity', null],
      ['prove-identity', 'wrong-password'],
      ['prove-identity', 'wrong-password'],
    ]);
    const elsewhere = (await visitor().ask('auth.login', { email: 'boss@example.com', password, remember: false })) as SignedIn;
    world.clock.advance(30 * 60_000);
    await proven();
    world.clock.advance(1);
    await expect(proven()).rejects.toMatchObject({ code: 'proof-needed' });
    await prove({ password });
    await expect(proven(elsewhere)).rejects.toMatchObject({ code: 'proof-needed' });
    await as(boss, elsewhere).ask('auth.end-session', { sessionId: sessionIdOf(boss) });
    await expect(proven()).rejects.toMatchObject({ code: 'session-ended' });
  });

  it('adds somebody once, of two admins at once', async () => {
    const ama = await register('ama@example.com');
    const tries = await Promise.allSettled([add('ama@example.com', ['money']), add('ama@example.com', ['trust'])]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'already-operator' } });
    const news = (await told()).filter((data) => (data as { userId: string }).userId === ama.account.userId);
    expect(news).toMatchObject([{ roles: await rolesOf(ama) }]);
    expect(
      (await audit())
        .slice(0, 2)
        .map(({ action, refused }) => [action, refused])
        .sort(),
    ).toEqual([
      ['add-operator', null],
      ['add-operator', 'already-operator'],
    ]);
  });

  it('changes or removes an operator without roles, whom a version without roles appointed', async () => {
    const strip = () => world.db.run('strip', "UPDATE users SET operator_roles = '{}' WHERE email = 'other@example.com'");
    await strip();
    await expect(change(boss, other, ['money'], ['support'])).rejects.toMatchObject({ code: 'roles-changed' });
    await change(boss, other, ['money'], []);
    expect(await rolesOf(other)).toEqual(['money']);
    await strip();
    await change(boss, other, [], []);
    const { account } = await oneStep(visitor().ask('auth.login', { email: 'other@example.com', password, remember: false }));
    expect(account.role).toBeNull();
  });

  it('gives an operator other roles, ends the sessions of who loses one, and tells them', async () => {
    await change(boss, other, ['support']);
    expect(await rolesOf(other)).toEqual(['support']);
    for (const userId of [other.account.userId, everyGateway])
      expect(world.lives).toContainEqual({ userId, name: 'session.ended', payload: { sessionId: sessionIdOf(other) } });
    await expect(visitor().ask('auth.refresh', { refreshToken: other.refreshToken })).rejects.toMatchObject({ code: 'session-ended' });
    expect(await told()).toContainEqual(expect.objectContaining({ userId: other.account.userId, roles: ['support'] }));
    expect((await told()).at(-1)).not.toHaveProperty('appointed');
    const again = await oneStep(visitor().ask('auth.login', { email: 'other@example.com', password, remember: false }));
    await change(boss, other, ['support', 'trust'], ['support']);
    const refreshed = await visitor().ask('auth.refresh', { refreshToken: again.refreshToken });
    expect(refreshed.account.operatorRoles).toEqual(['support', 'trust']);
  });

  it('removes an operator, whose account is then one without a role, as before', async () => {
    await change(boss, other, []);
    const { account } = await oneStep(visitor().ask('auth.login', { email: 'other@example.com', password, remember: false }));
    expect(account.role).toBeNull();
    expect(account.operatorRoles).toBeUndefined();
    expect((await audit())[0]).toMatchObject({ action: 'remove-operator', roles: [] });
    await expect(change(boss, other, ['money'], [])).rejects.toMatchObject({ code: 'operator-not-found' });
  });

  it('refuses roles that were changed in the meantime, and those that they have', async () => {
    await expect(change(boss, other, ['money'], ['money', 'trust'])).rejects.toMatchObject({ code: 'roles-changed' });
    await expect(change(boss, other, ['admin', 'trust', 'money', 'support'])).rejects.toMatchObject({ code: 'same-roles' });
    expect(await rolesOf(other)).toEqual(operatorRoles);
  });

  it('never takes the role from the last admin, also by the command line; a suspended admin does not count', async () => {
    await change(boss, other, ['support']);
    for (const roles of [[], ['support', 'money', 'trust']] as OperatorRole[][])
      await expect(change(boss, boss, roles)).rejects.toMatchObject({ code: 'last-admin' });
    await expect(appoint('boss@example.com', ['money'])).rejects.toMatchObject({ code: 'last-admin' });
    await change(boss, other, ['admin'], ['support']);
    await world.db.run('suspend', "UPDATE users SET suspended_at = now() WHERE email = 'other@example.com'");
    await expect(change(boss, boss, [])).rejects.toMatchObject({ code: 'last-admin' });
    expect(await rolesOf(boss)).toEqual(operatorRoles);
  });

  it('of two admins who remove each other at once, one does', async () => {
    const tries = await Promise.allSettled([change(boss, other, []), change(other, boss, [])]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [admins] = await world.db.sql<{ count: number }>(
      'admins',
      "SELECT count(*)::int AS count FROM users WHERE role = 'admin' AND 'admin' = ANY (operator_roles)",
    );
    expect(admins?.count).toBe(1);
  });

  it('does not count an admin whose account is being closed', async () => {
    await change(boss, other, ['support', 'admin']);
    await world.db.run('closing', "UPDATE users SET erase_at = now() WHERE email = 'other@example.com'");
    await expect(change(boss, boss, [])).rejects.toMatchObject({ code: 'last-admin' });
  });

  it('lets an admin give their own role away while another is left', async () => {
    await change(boss, boss, ['money']);
    expect(await rolesOf(boss)).toEqual(['money']);
  });

  it.each<[string, OperatorRole]>([
    ['support', 'support'],
    ['money', 'money'],
    ['trust', 'trust'],
  ])('refuses an operator of %s, who gives no roles, not even to themselves', async (_, role) => {
    const me = { userId: boss.account.userId, sessionId: sessionIdOf(boss) };
    const asOne = world.as(anOperator(role, me));
    const body = { roles: [...operatorRoles], was: [role], note, password };
    await expect(asOne.ask('auth.change-operator-roles', { userId: me.userId, ...body })).rejects.toMatchObject({
      code: 'operator-role-needed',
    });
    await expect(asOne.ask('auth.list-operators', {})).rejects.toMatchObject({ code: 'operator-role-needed' });
    await expect(world.as(aStudent()).ask('auth.list-operators', {})).rejects.toMatchObject({ code: 'wrong-role' });
  });

  it('refuses an admin whose token still says so after the role is gone', async () => {
    await world.db.run('demote', "UPDATE users SET operator_roles = '{money}' WHERE email = 'boss@example.com'");
    await expect(change(boss, other, ['money'])).rejects.toMatchObject({ code: 'operator-role-needed' });
  });

  it('gives roles by the command line: every one unless some are named, and others to an operator', async () => {
    await register('ama@example.com');
    expect((await appoint('ama@example.com', ['trust', 'support'])).operatorRoles).toEqual(['support', 'trust']);
    expect((await appoint('ama@example.com')).operatorRoles).toEqual(['support', 'trust']);
    expect((await appoint('ama@example.com', ['money'])).operatorRoles).toEqual(['money']);
    expect((await audit()).slice(0, 2)).toMatchObject([
      { action: 'change-roles', roles: ['money'] },
      { action: 'add-operator', roles: ['support', 'trust'] },
    ]);
    await expect(world.as(anAdmin()).ask('auth.appoint-operator', { email: 'x@example.com' })).rejects.toMatchObject({
      code: 'wrong-role',
    });
    await expect(change(boss, { account: { userId: newId() } } as SignedIn, ['money'])).rejects.toMatchObject({
      code: 'operator-not-found',
    });
  });
});
