import type { OperatorRole } from '@somo/contracts/caller';
import type { SignedIn } from '@somo/contracts/asks/auth';
import { newId } from '@somo/platform/ids';
import { anAdmin, aService, aStudent, aTeacher, aVisitor, anOperator } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { minuteMs } from '@somo/calendar/days';
import { auth } from '../auth.module.js';
import { sessionIdOf } from '../../spec/session-id-of.js';

const [email, password] = ['ama@example.com', 'Sunny-day-7'];

describe('PERM-05 what operators decide about people', () => {
  let world: World;
  let ama: SignedIn;
  const operators: { userId: string; sessionId: string }[] = [];
  const visitor = () => world.as(aVisitor());
  const operator = (at = 0) => world.as(anAdmin(operators[at]));
  const userId = () => ama.account.userId;
  const me = () => world.as(aStudent({ userId: userId(), sessionId: sessionIdOf(ama) }));
  const words = { note: 'Two reports', reason: 'You wrote to ten teachers about something else.' };
  const decide = (kind: 'warn' | 'restrict', version?: number, id = userId()) =>
    operator().ask(`auth.${kind}-user`, { userId: id, cause: 'spam', ...words, ...(version === undefined ? {} : { version }) });
  const lift = () => operator().ask('auth.unrestrict-user', { userId: userId(), ...words });
  const told = async () => (await world.emitted()).filter(({ type }) => /warned|restricted|suspended|restored/.test(type));
  const acts = async () =>
    (await operator().ask('auth.list-audit', { limit: 20, thingId: userId() })).map(({ action, refused }) => [action, refused]);
  const notices = async () => (await me().ask('auth.list-notices', {})).items.map(({ kind }) => kind);

  beforeEach(async () => {
    world = await startService(auth, { now: Date.parse('2030-01-07T08:00:00Z') });
    ama = await visitor().ask('auth.register', { email, password, agreeToTerms: true });
    operators.length = 0;
    for (const address of ['ops@example.com', 'ops2@example.com']) {
      const signedIn = await visitor().ask('auth.register', { email: address, password, agreeToTerms: true });
      await world.as(aService('auth')).ask('auth.appoint-operator', { email: address });
      operators.push({ userId: signedIn.account.userId, sessionId: sessionIdOf(signedIn) });
    }
  });
  afterEach(() => world.close());

  it('a warning is told once, read by the person, and put away by them', async () => {
    expect(await decide('warn')).toMatchObject({
      standingVersion: 1,
      decisions: [{ kind: 'warn', cause: 'spam', ...words, readAt: null }],
    });
    expect(await told()).toMatchObject([{ type: 'user.warned', data: { userId: userId(), version: 1 } }]);
    const [notice] = (await me().ask('auth.list-notices', {})).items;
    expect(notice).toMatchObject({ kind: 'warn', cause: 'spam', reason: words.reason });
    expect(notice).not.toHaveProperty('note');
    expect(await me().ask('auth.get-account', {})).toMatchObject({ hasNotice: true });
    const another = world.as(aTeacher());
    await expect(another.ask('auth.read-notice', { noticeId: notice!.id })).rejects.toMatchObject({ code: 'notice-not-found' });
    await me().ask('auth.read-notice', { noticeId: notice!.id });
    await me().ask('auth.read-notice', { noticeId: notice!.id });
    expect(await notices()).toEqual([]);
    expect(await me().ask('auth.get-account', {})).not.toHaveProperty('hasNotice');
  });

  it('a restriction stays on their pages until it is lifted, and both are told with rising versions', async () => {
    expect(await decide('restrict')).toMatchObject({ restrictedAt: '2030-01-07T08:00:00.000Z' });
    const [notice] = (await me().ask('auth.list-notices', {})).items;
    await me().ask('auth.read-notice', { noticeId: notice!.id });
    expect(await notices()).toEqual(['restrict']);
    await expect(decide('restrict')).rejects.toMatchObject({ code: 'already-restricted' });
    expect(await lift()).toMatchObject({ restrictedAt: null });
    expect(await notices()).toEqual([]);
    await expect(lift()).rejects.toMatchObject({ code: 'not-restricted' });
    expect(await told()).toMatchObject([
      { type: 'user.restricted', data: { version: 1, restricted: true } },
      { type: 'user.unrestricted', data: { version: 2, restricted: false } },
    ]);
    expect((await operator().ask('auth.find-accounts', { email }))[0]).toMatchObject({ restricted: false });
  });

  it('of two operators who read the same, one decides; the other is refused, reads again and decides, and all of it is audited', async () => {
    const tries = await Promise.allSettled([
      decide('restrict', 0),
      operator(1).ask('auth.suspend-user', { userId: userId(), ...words, password, cause: 'fraud', version: 0 }),
    ]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'standing-changed' } });
    expect(await told()).toHaveLength(1);
    expect((await acts()).map(([, refused]) => refused).sort()).toEqual([null, 'standing-changed'].sort());
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['no cause', () => operator().ask('auth.warn-user', { userId: userId(), ...words } as never), 'invalid-input'],
    ['an unknown cause', () => operator().ask('auth.warn-user', { userId: userId(), ...words, cause: 'mood' as never }), 'invalid-input'],
    [
      'a blank reason',
      () => operator().ask('auth.restrict-user', { userId: userId(), ...words, reason: ' ', cause: 'spam' }),
      'invalid-input',
    ],
    ['another operator', () => decide('restrict', undefined, operators[1]!.userId), 'operator-account'],
    ['an operator themselves', () => decide('warn', undefined, operators[0]!.userId), 'own-account'],
    ['somebody who does not exist', () => decide('warn', undefined, newId()), 'account-not-found'],
    ['an older version', () => decide('warn', 7), 'standing-changed'],
    ['a student', () => me().ask('auth.warn-user', { userId: userId(), ...words, cause: 'spam' }), 'wrong-role'],
    [
      'another service',
      () => world.as(aService('booking')).ask('auth.restrict-user', { userId: userId(), ...words, cause: 'spam' }),
      'not-allowed',
    ],
    ['a student who looks', () => me().ask('auth.get-account-record', { userId: userId() }), 'wrong-role'],
    ['an operator who reads notices', () => operator().ask('auth.list-notices', {}), 'wrong-role'],
  ])('refuse %s, and nothing changes', async (_, attempt, code) => {
    await expect(attempt()).rejects.toMatchObject({ code });
    expect(await told()).toEqual([]);
    expect(await notices()).toEqual([]);
  });

  it('a suspended person is restored before anything else is decided', async () => {
    await operator().ask('auth.suspend-user', { userId: userId(), ...words, password });
    for (const kind of ['warn', 'restrict'] as const) await expect(decide(kind)).rejects.toMatchObject({ code: 'already-suspended' });
    const account = await operator().ask('auth.restore-user', { userId: userId(), note: 'Said sorry', reason: 'We have talked about it.' });
    expect(account.decisions.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['restore', 'We have talked about it.'],
      ['suspend', words.reason],
    ]);
  });

  it('every look is audited, once within ten minutes, and shows where the person is signed in', async () => {
    const look = () => operator().ask('auth.get-account-record', { userId: userId() });
    const [account] = await Promise.all([look(), look(), operator().ask('auth.note-look', { userId: userId() })]);
    expect(account.sessions).toMatchObject([{ id: sessionIdOf(ama) }]);
    expect(await acts()).toEqual([['view-person', null]]);
    world.clock.advance(11 * minuteMs);
    await look();
    expect(await acts()).toEqual([
      ['view-person', null],
      ['view-person', null],
    ]);
    await expect(operator().ask('auth.note-look', { userId: newId() })).rejects.toMatchObject({ code: 'account-not-found' });
  });

  it('shows decisions, and where the person is signed in, to operators with trust alone', async () => {
    await decide('warn');
    const look = (role: OperatorRole) => world.as(anOperator(role)).ask('auth.get-account-record', { userId: userId() });
    for (const role of ['support', 'money'] as const) expect(await look(role)).toMatchObject({ decisions: [], sessions: [] });
    expect(await look('trust')).toMatchObject({ decisions: [{ kind: 'warn' }], sessions: [{ id: sessionIdOf(ama) }] });
  });

  it('tells why to whoever writes to the person, and to nobody else', async () => {
    await decide('warn');
    const ask = { userId: userId(), version: 1 };
    expect(await world.as(aService('notification')).ask('auth.get-decision', ask)).toEqual({ cause: 'spam', reason: words.reason });
    expect(await world.as(aService('notification')).ask('auth.get-decision', { ...ask, version: 2 })).toBeNull();
    await expect(operator().ask('auth.get-decision', ask)).rejects.toMatchObject({ code: 'wrong-role' });
  });
});
