import type { SignedIn } from '@somo/contracts/asks/auth';
import type { OperatorRole } from '@somo/contracts/caller';
import type { ClosingObstacle } from '@somo/contracts/closing';
import { dayMs } from '@somo/calendar/days';
import { newId } from '@somo/platform/ids';
import { anAdmin, aNewcomer, anOperator, aService, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { auth } from '../auth.module.js';
import { sessionIdOf } from '../../spec/session-id-of.js';

const [email, password] = ['ama@example.com', 'Sunny-day-7'];
const note = 'Wrote from her address';

describe('PERM-05 SET-10 what operators do for people who cannot sign in', () => {
  let world: World;
  let ama: SignedIn;
  let boss: SignedIn;
  let obstacle: ClosingObstacle | null = null;

  const visitor = () => world.as(aVisitor());
  const operator = () => world.as(anAdmin({ userId: boss.account.userId, sessionId: sessionIdOf(boss) }));
  const userId = () => ama.account.userId;
  const close = (id = userId(), proof: object = { password }) => operator().ask('auth.close-account-of', { userId: id, note, ...proof });
  const copy = (id = userId(), proof: object = { password }) => operator().ask('auth.request-export-of', { userId: id, note, ...proof });
  const login = () => visitor().ask('auth.login', { email, password, remember: false });
  const told = async (type: string) => (await world.emitted()).filter((event) => event.type === type).map(({ data }) => data);
  const audit = async () =>
    (await operator().ask('auth.list-audit', { limit: 30, thingId: userId() }))
      .filter(({ action }) => action !== 'view-person')
      .map(({ action, note, refused }) => [action, note, refused]);
  const markReady = async (readyAt: number) => {
    const [row] = await world.db.sql<{ id: string }>('asked', 'SELECT id FROM exports WHERE user_id = $1', [userId()]);
    await world.db.run('ready', 'UPDATE exports SET ready_at = $2, expires_at = $3, bytes = 9 WHERE id = $1', [
      row?.id,
      new Date(readyAt),
      new Date(readyAt + 7 * dayMs),
    ]);
    return row?.id ?? '';
  };
  const linkTo = (exportId: string) => world.as(aService('notification')).ask('auth.create-export-link', { exportId });
  const open = (token: string) => visitor().ask('auth.find-linked-export', { token });

  beforeEach(async () => {
    obstacle = null;
    world = await startService(auth, {
      now: Date.parse('2030-01-07T08:00:00Z'),
      answers: {
        'booking.get-closing': async () => ({ lessons: 2, lessonsWithoutRefund: 0, requests: 0, obstacle }),
        'payments.get-closing': async () => ({ balanceCents: 0, isSettled: true, obstacle: null }),
      },
    });
    ama = await visitor().ask('auth.register', { email, password, agreeToTerms: true });
    boss = await visitor().ask('auth.register', { email: 'ops@example.com', password, agreeToTerms: true });
    await world.db.run('confirm', 'UPDATE users SET email_confirmed_at = now()', []);
    await world.as(aService('auth')).ask('auth.appoint-operator', { email: 'ops@example.com' });
  });
  afterEach(() => world.close());

  it('closes an account as its owner would, says so to them, and audits it', async () => {
    await close();
    expect(await told('user.closing')).toMatchObject([{ userId: userId(), eraseAt: '2030-01-14T08:00:00.000Z', byOperator: true }]);
    const refused = await login().catch((error: { code: string; details: { ticket: string } }) => error);
    expect(refused).toMatchObject({ code: 'account-closing' });
    await visitor().ask('auth.keep-account', { ticket: (refused as { details: { ticket: string } }).details.ticket });
    expect(await login()).toHaveProperty('accessToken');
    expect((await told('user.kept'))[0]).not.toHaveProperty('byOperator');
    expect(await audit()).toEqual([['close-account', note, null]]);
  });

  it('of two operators at once, one closes it', async () => {
    const tries = await Promise.allSettled([close(), close()]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await told('user.closing')).toHaveLength(1);
    expect((await audit()).map(([, , why]) => why).sort()).toEqual(['account-closing', null]);
  });

  it('keeps an account open again, and nobody is erased', async () => {
    await close();
    await operator().ask('auth.keep-account-of', { userId: userId(), note });
    expect(await told('user.kept')).toMatchObject([{ userId: userId(), eraseAt: null, byOperator: true }]);
    expect(await login()).toHaveProperty('accessToken');
    expect(await operator().ask('auth.get-data-of', { userId: userId() })).toMatchObject({ eraseAt: null, closing: { lessons: 2 } });
  });

  it.each<OperatorRole>(['support', 'money'])('refuses an operator of %s to see the data of people or to keep an account', async (role) => {
    await close();
    const one = world.as(anOperator(role, { userId: boss.account.userId, sessionId: sessionIdOf(boss) }));
    await expect(one.ask('auth.keep-account-of', { userId: userId(), note })).rejects.toMatchObject({ code: 'operator-role-needed' });
    await expect(one.ask('auth.get-data-of', { userId: userId() })).rejects.toMatchObject({ code: 'operator-role-needed' });
    expect(await told('user.kept')).toEqual([]);
    expect(await operator().ask('auth.get-data-of', { userId: userId() })).toMatchObject({ eraseAt: '2030-01-14T08:00:00.000Z' });
  });

  it('refuses what its owner would be refused, and nothing changes', async () => {
    obstacle = 'problem-open';
    await expect(close()).rejects.toMatchObject({ code: 'problem-open' });
    obstacle = null;
    await expect(close(boss.account.userId)).rejects.toMatchObject({ code: 'own-account' });
    await expect(close(newId(), {})).rejects.toMatchObject({ code: 'account-not-found' });
    await expect(close(userId(), {})).rejects.toMatchObject({ code: 'wrong-password' });
    await expect(copy(userId(), { password: 'Cloudy-day-8' })).rejects.toMatchObject({ code: 'wrong-password' });
    await expect(operator().ask('auth.close-account-of', { userId: userId(), note: ' ' })).rejects.toMatchObject({ code: 'invalid-input' });
    const support = world.as(anOperator('support', { userId: boss.account.userId, sessionId: sessionIdOf(boss) }));
    await expect(support.ask('auth.close-account-of', { userId: userId(), note })).rejects.toMatchObject({ code: 'operator-role-needed' });
    await expect(support.ask('auth.request-export-of', { userId: userId(), note })).rejects.toMatchObject({ code: 'operator-role-needed' });
    await world.db.run('suspend', 'UPDATE users SET suspended_at = now() WHERE id = $1', [userId()]);
    await expect(close()).rejects.toMatchObject({ code: 'already-suspended' });
    expect(await told('user.closing')).toEqual([]);
  });

  it("makes a copy whose link is the person's alone, and works until it is deleted", async () => {
    await copy();
    const exportId = await markReady(world.clock.now());
    const linked = await linkTo(exportId);
    expect(linked).toMatchObject({ email, token: expect.any(String) });
    const found = await open(linked?.token ?? '');
    expect(found).toEqual({ key: `exports/${exportId}`, name: 'somo-data-2030-01-07.zip' });
    expect(await open(linked?.token ?? '')).toEqual(found);
    await expect(open('guessed')).rejects.toMatchObject({ code: 'link-expired' });
    await world.db.run('expire', 'UPDATE exports SET expires_at = $1', [new Date(world.clock.now())]);
    await expect(open(linked?.token ?? '')).rejects.toMatchObject({ code: 'link-expired' });
    expect(await audit()).toEqual([['request-export', note, null]]);
  });

  it('voids the link once the account has another address, and sends none to it', async () => {
    await copy();
    const exportId = await markReady(world.clock.now());
    const linked = await linkTo(exportId);
    await operator().ask('auth.change-email', { userId: userId(), email: 'new@example.com', note, password });
    await expect(open(linked?.token ?? '')).rejects.toMatchObject({ code: 'link-expired' });
    expect(await linkTo(exportId)).toBeNull();
  });

  it('gives no link to a copy that its owner asked for', async () => {
    await world.db.run('own', 'INSERT INTO exports (id, user_id, requested_at) VALUES ($1, $2, $3)', [
      newId(),
      userId(),
      new Date(world.clock.now()),
    ]);
    expect(await linkTo(await markReady(world.clock.now()))).toBeNull();
  });

  it('starts no copy for two weeks after an operator changed the address, which could be their own', async () => {
    await operator().ask('auth.change-email', { userId: userId(), email: 'mine@example.com', note, password });
    await world.db.run('confirm-new', 'UPDATE users SET email_confirmed_at = now() WHERE id = $1', [userId()]);
    await expect(copy()).rejects.toMatchObject({ code: 'copy-new-address' });
    await world.db.run('long-ago', 'UPDATE email_changes SET changed_at = $1', [new Date(world.clock.now() - 14 * dayMs)]);
    await copy();
  });

  it('closes no operator’s account with a token from before they became one', async () => {
    const asBefore = world.as(aNewcomer({ userId: boss.account.userId, sessionId: sessionIdOf(boss) }));
    await expect(asBefore.ask('auth.close-account', { password })).rejects.toMatchObject({ code: 'operator-account' });
  });

  it('starts one copy a day, also of two operators at once, and none for an address that is not confirmed or a sign-in in two steps', async () => {
    const tries = await Promise.allSettled([copy(), copy()]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(copy()).rejects.toMatchObject({ code: 'copy-asked-for' });
    await world.db.run('unconfirm', 'UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [userId()]);
    await expect(copy()).rejects.toMatchObject({ code: 'copy-not-confirmed' });
    await world.db.run('confirm-again', 'UPDATE users SET email_confirmed_at = now() WHERE id = $1', [userId()]);
    await world.db.run('two-step', "INSERT INTO two_step (user_id, secret, created_at, confirmed_at) VALUES ($1, '', now(), now())", [
      userId(),
    ]);
    await expect(copy()).rejects.toMatchObject({ code: 'copy-two-step' });
    expect((await world.db.sql('copies', 'SELECT FROM exports', [])).length).toBe(1);
  });
});
