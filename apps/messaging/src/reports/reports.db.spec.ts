import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { dayMs, minuteMs } from '@somo/calendar/days';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { anAdmin, aStudent, aTeacher } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { messaging } from '../messaging.module.js';

const now = Date.parse('2030-01-14T09:00:00Z');

describe('MSG-03 reports of people, conversations and messages', () => {
  let world: World;
  const listed = new Set<string>();

  beforeAll(async () => {
    world = await startService(messaging, {
      now,
      answers: {
        'catalog.get-teacher-terms': ({ teacherId }) =>
          listed.has(teacherId)
            ? Promise.resolve({ teacherId, version: 1, available: true, hourlyRateCents: 2500, subjects: [], modules: [] })
            : Promise.reject(refuse('teacher-not-found')),
      },
    });
  });
  beforeEach(async () => {
    world.clock.set(now);
    await world.db.run('test-none', 'DELETE FROM reports', []);
  });
  afterAll(() => world.close());

  const student = (userId = newId()) => ({ userId, ...world.as(aStudent({ userId })) });
  const teacher = (userId = newId()) => ({ userId, ...world.as(aTeacher({ userId })) });
  const operator = () => world.as(anAdmin());
  type Someone = ReturnType<typeof student>;
  const shareALesson = async () => {
    const [ama, kofi] = [student(), teacher()];
    await world.deliver('booking.confirmed', aBookingState({ studentId: ama.userId, teacherId: kofi.userId }));
    return { ama, kofi };
  };
  const write = (from: Someone, to: Someone, text: string) =>
    from.ask('messaging.send-message', { userId: to.userId, text, clientId: newId() });
  const report = (who: Someone, whom: Someone, rest: { seq?: number; text?: string } = {}) =>
    who.ask('messaging.report-conversation', { userId: whom.userId, kind: 'harassment', text: 'This hurts.', ...rest });
  const person = (who: Someone, whom: Someone) => who.ask('messaging.report-person', { userId: whom.userId, kind: 'other', text: 'Look.' });
  const open = async () => (await operator().ask('messaging.list-reports', { status: 'open' })).items;
  const copied = async (reportId: string) => (await operator().ask('messaging.get-report', { reportId })).messages.map(({ seq }) => seq);
  const answer = (reportId: string, outcome: 'action-taken' | 'nothing-found' = 'action-taken') =>
    operator().ask('messaging.answer-report', { reportId, outcome, note: ' Read it. ' });

  it('PERM-05 operators read the latest about a person and by them, and one kind alone', async () => {
    const { ama, kofi } = await shareALesson();
    await write(kofi, ama, 'Hello');
    await report(ama, kofi);
    world.clock.advance(minuteMs);
    const latest = await person(ama, kofi);
    await person(kofi, ama);
    const of = (who: Someone) => operator().ask('messaging.list-reports-of-person', { userId: who.userId });
    const found = await of(kofi);
    expect(found).toMatchObject({ aboutCount: 2, byCount: 1, by: [{ userId: ama.userId }] });
    expect(found.about[0]).toMatchObject({ id: latest.id, reporterId: ama.userId });
    expect(await of(student())).toEqual({ aboutCount: 0, byCount: 0, about: [], by: [] });
    await expect(ama.ask('messaging.list-reports-of-person', { userId: kofi.userId })).rejects.toMatchObject({ code: 'wrong-role' });
    const kinds = async (about: ('person' | 'conversation' | 'message')[]) =>
      (await operator().ask('messaging.list-reports', { status: 'open', about })).items.map((one) => one.about);
    expect(await kinds(['conversation', 'message'])).toEqual(['conversation']);
    expect(await kinds(['person'])).toEqual(['person', 'person']);
  });

  it('keep a copy of the 20 messages around, whatever is deleted later, also by the report of someone who is blocked', async () => {
    const { ama, kofi } = await shareALesson();
    for (let n = 1; n <= 30; n++) await write(n % 2 ? kofi : ama, n % 2 ? ama : kofi, `Message ${n}`);
    await kofi.ask('messaging.block-contact', { userId: ama.userId });
    const { id } = await report(ama, kofi, { seq: 15 });
    const whole = await report(ama, kofi);
    const first = await report(ama, kofi, { seq: 1 });
    const last = await report(ama, kofi, { seq: 29 });
    const range = (from: number) => Array.from({ length: 20 }, (_, n) => from + n);
    await ama.ask('messaging.hide-conversation', { userId: kofi.userId });
    await world.db.run('test-erase', 'DELETE FROM messages WHERE sender_id = $1', [kofi.userId]);
    expect(await copied(id)).toEqual(range(5));
    expect(await copied(whole.id)).toEqual(range(11));
    expect(await copied(first.id)).toEqual(range(1));
    expect(await copied(last.id)).toEqual(range(11));
    expect((await operator().ask('messaging.get-report', { reportId: id })).messages[10]).toEqual({
      seq: 15,
      senderId: kofi.userId,
      text: 'Message 15',
      sentAt: toInstant(now),
    });
    expect(await operator().ask('messaging.get-report', { reportId: id })).toMatchObject({ reportsOfPerson: 4, text: 'This hurts.' });
  });

  it('are refused of strangers, of oneself, of an own or an unknown message, and twice while one is open, however many are sent at once', async () => {
    const { ama, kofi } = await shareALesson();
    await write(ama, kofi, 'Mine');
    await write(kofi, ama, 'Yours');
    for (const seq of [1, 3, 2_000_000_000]) await expect(report(ama, kofi, { seq })).rejects.toMatchObject({ code: 'message-not-found' });
    for (const whom of [student(), ama]) {
      await expect(report(ama, whom)).rejects.toMatchObject({ code: 'conversation-not-found' });
      await expect(person(ama, whom)).rejects.toMatchObject({ code: 'person-not-found' });
    }
    const sent = await Promise.allSettled(Array.from({ length: 10 }, () => report(ama, kofi, { seq: 2 })));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'already-reported' } });
    await report(ama, kofi);
    await person(ama, kofi);
    expect((await open()).map(({ about }) => about)).toEqual(['message', 'conversation', 'person']);
    await answer((await open())[0]!.id);
    await report(ama, kofi, { seq: 2 });
    for (const text of [' ', 'x'.repeat(2001), 'a\0b'])
      await expect(report(kofi, ama, { text })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('are made of any listed teacher by whoever has an account that is not suspended', async () => {
    const [ama, kofi] = [student(), teacher()];
    await expect(person(ama, kofi)).rejects.toMatchObject({ code: 'person-not-found' });
    listed.add(kofi.userId);
    expect(await person(ama, kofi)).toMatchObject({ about: 'person', userId: kofi.userId, status: 'open', messageSeq: null });
    await person(teacher(), kofi);
    const away = { userId: ama.userId, version: 1, suspended: true, role: 'student', changedAt: toInstant(now) } as const;
    await world.deliver('user.suspended', away);
    await expect(person(ama, kofi)).rejects.toMatchObject({ code: 'account-suspended' });
  });

  it('are answered once, by operators alone, who the reporter is told the outcome of and shown beside the conversation', async () => {
    const { ama, kofi } = await shareALesson();
    const { id } = await report(ama, kofi);
    const shown = async (who = ama, whom = kofi) => (await who.ask('messaging.get-conversation', { userId: whom.userId })).report;
    expect(await shown()).toMatchObject({ id, about: 'conversation', status: 'open', outcome: null });
    expect(await shown(kofi, ama)).toBeUndefined();
    for (const ask of ['messaging.list-reports', 'messaging.list-audit'] as const)
      await expect(ama.ask(ask, { status: 'open', limit: 5 } as never)).rejects.toMatchObject({ code: 'wrong-role' });
    for (const who of [ama, kofi]) {
      await expect(who.ask('messaging.get-report', { reportId: id })).rejects.toMatchObject({ code: 'wrong-role' });
      await expect(who.ask('messaging.answer-report', { reportId: id, outcome: 'nothing-found', note: 'x' })).rejects.toMatchObject({
        code: 'wrong-role',
      });
    }
    world.clock.set(now + minuteMs);
    const answers = await Promise.allSettled([answer(id), answer(id)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'report-already-answered' } });
    await expect(answer(newId())).rejects.toMatchObject({ code: 'report-not-found' });
    const told = (await world.emitted()).filter(({ type }) => type === 'report.answered').map(({ data }) => data);
    const facts = { reportId: id, reporterId: ama.userId, reportedId: kofi.userId, outcome: 'action-taken' };
    expect(told.filter((data) => 'reportId' in data && data.reportId === id)).toEqual([
      { ...facts, answeredAt: toInstant(now + minuteMs) },
    ]);
    expect(await shown()).toMatchObject({ status: 'answered', outcome: 'action-taken' });
    expect(await shown()).not.toHaveProperty('note');
    const log = await operator().ask('messaging.list-audit', { thingId: id, limit: 5 });
    expect(log.map(({ action, note, refused }) => [action, note, refused])).toEqual(
      expect.arrayContaining([
        ['answer-report', 'Read it.', null],
        ['answer-report', 'Read it.', 'report-already-answered'],
      ]),
    );
    world.clock.set(now + 15 * dayMs);
    expect(await shown()).toBeUndefined();
  });

  it('are listed by age, page by page, those about a child first', async () => {
    const reporters = await Promise.all(Array.from({ length: 5 }, shareALesson));
    for (const [at, { ama, kofi }] of reporters.entries()) {
      world.clock.set(now + at * minuteMs);
      const kind = at === 3 ? 'child-safety' : 'spam';
      await ama.ask('messaging.report-conversation', { userId: kofi.userId, kind, text: 'Look.' });
    }
    const page = (cursor?: string) => operator().ask('messaging.list-reports', { status: 'open', limit: 2, ...(cursor ? { cursor } : {}) });
    const first = await page();
    const second = await page(first.nextCursor!);
    const third = await page(second.nextCursor!);
    const ids = [...first.items, ...second.items, ...third.items].map(({ reporterId }) => reporterId);
    expect(ids).toEqual([3, 0, 1, 2, 4].map((at) => reporters[at]!.ama.userId));
    expect(third.nextCursor).toBeNull();
    for (const one of await open()) await answer(one.id);
    const answered = await operator().ask('messaging.list-reports', { status: 'answered', limit: 3 });
    expect(answered.items.map(({ reporterId }) => reporterId)).toEqual([4, 3, 2].map((at) => reporters[at]!.ama.userId));
    expect((await operator().ask('messaging.list-reports', { status: 'answered', cursor: answered.nextCursor! })).items).toHaveLength(2);
  });
});
