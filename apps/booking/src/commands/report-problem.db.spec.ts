import type { PaymentFile } from '@somo/contracts/payments';
import type { ProblemKind } from '@somo/contracts/problems';
import { refuse } from '@somo/contracts/refusals';
import { fromInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aNewcomer, aStudent, aTeacher, aVisitor, anAdmin, type TestCaller } from '@somo/testing/callers';
import { anAgreement, hour, later, nine, type Agreement } from '../../spec/agreed.js';

const outcome = (one: PromiseSettledResult<unknown>) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code?: string }).code);

describe('LES-10 a problem with a lesson', () => {
  let agreed: Agreement;
  let refundedCents: number;
  let paidAt: PaymentFile['paidAt'];
  const operator = anAdmin();
  beforeEach(async () => {
    refundedCents = 0;
    paidAt = nine;
    agreed = await anAgreement({
      'payments.get-payment-case': async () => ({ amountCents: 2500, refundedCents, refundPendingCents: 0, paidAt }) as PaymentFile,
    });
  });
  afterEach(() => agreed.world.close());

  const at = (hours: number) => agreed.world.clock.set(fromInstant(later(hours)));
  const report = (
    bookingId: string,
    { who = agreed.student, kind = 'no-show', text = 'Nobody came.' }: { who?: TestCaller; kind?: ProblemKind; text?: string } = {},
  ) => agreed.world.as(who).ask('booking.report-problem', { bookingId, kind, text });
  const resolve = (problemId: string, decision: object = { outcome: 'pay-teacher' }, who = operator) =>
    agreed.world.as(who).ask('booking.resolve-problem', { problemId, note: 'Both were asked.', outcome: 'pay-teacher', ...decision });
  const list = (status: 'open' | 'resolved', more: object = {}, who = operator) =>
    agreed.world.as(who).ask('booking.list-problems', { status, ...more });
  const audit = () =>
    agreed.world.db.sql<Record<string, unknown>>(
      'spec-audit',
      'SELECT at, operator_id, action, thing_id, details FROM audit ORDER BY at, id',
    );

  it('PERM-05 is decided only by an operator who has shown again who they are', async () => {
    const { id } = await agreed.paid();
    at(0.5);
    const problem = await report(id);
    agreed.answers['auth.check-proven'] = () => Promise.reject(refuse('proof-needed'));
    await expect(resolve(problem.id, { outcome: 'refund-student' })).rejects.toMatchObject({ code: 'proof-needed' });
    expect((await list('open')).items).toMatchObject([{ id: problem.id, status: 'open' }]);
    expect(await audit()).toEqual([]);
  });

  it('PERM-05 is among the lessons that operators read of a person', async () => {
    const { id } = await agreed.paid();
    at(0.5);
    const problem = await report(id);
    const of = (userId: string, who = operator) => agreed.world.as(who).ask('booking.get-person-lessons', { userId });
    for (const userId of [agreed.studentId, agreed.teacherId])
      expect(await of(userId)).toMatchObject({
        counts: { upcoming: 1, completed: 0, cancelled: 0, cancelledByPerson: 0, problems: 1 },
        ...{ lessons: [{ id }], problems: [{ id: problem.id, status: 'open' }] },
      });
    expect(await of(newId())).toMatchObject({ counts: { upcoming: 0, problems: 0 }, lessons: [], problems: [] });
    await expect(of(agreed.studentId, agreed.student)).rejects.toMatchObject({ code: 'wrong-role' });
  });

  it('can be reported by either side, once each while it is open, and is published without its text', async () => {
    const { id } = await agreed.paid();
    at(0.5);
    const problem = await report(id, { text: '  Nobody came. ' });
    expect(problem).toMatchObject({
      lessonId: id,
      kind: 'no-show',
      text: 'Nobody came.',
      reportedBy: 'student',
      status: 'open',
      outcome: null,
      refundCents: null,
      reportedAt: later(0.5),
      resolvedAt: null,
    });
    const mine = { id: problem.id, kind: 'no-show', status: 'open', reportedAt: later(0.5) };
    expect([await agreed.get(id), await agreed.get(id, agreed.teacher)]).toMatchObject([{ myProblem: mine }, { myProblem: null }]);
    await expect(report(id, { kind: 'other' })).rejects.toMatchObject({ code: 'problem-already-reported' });
    await report(id, { who: agreed.teacher, kind: 'quality' });
    const told = await agreed.emittedSince(2);
    expect(told.map(({ type }) => type)).toEqual(['problem.reported', 'problem.reported']);
    expect(told[0]?.data).toEqual({
      problemId: problem.id,
      bookingId: id,
      agreementId: id,
      version: 1,
      studentId: agreed.studentId,
      teacherId: agreed.teacherId,
      kind: 'no-show',
      reportedBy: 'student',
      status: 'open',
      outcome: null,
      refundCents: null,
      changedAt: later(0.5),
    });
  });

  it('can be reported from the start until 72 hours after the end, to the millisecond', async () => {
    const { id } = await agreed.paid();
    agreed.world.clock.set(fromInstant(nine) - 1);
    await expect(report(id)).rejects.toMatchObject({ code: 'too-early-to-report' });
    agreed.world.clock.set(fromInstant(nine));
    await expect(report(id)).resolves.toMatchObject({ status: 'open' });
    await agreed.world.runDue();
    agreed.world.clock.set(fromInstant(later(73)));
    await agreed.world.runDue();
    await expect(report(id, { who: agreed.teacher })).resolves.toMatchObject({ status: 'open' });
    const [first] = (await list('open')).items;
    await resolve(first?.id ?? '');
    agreed.world.clock.set(fromInstant(later(73)) + 1);
    await expect(report(id)).rejects.toMatchObject({ code: 'too-late-to-report' });
  });

  it('cannot be reported for a cancelled or rescheduled lesson', async () => {
    const [moved, cancelled] = [await agreed.paid(), await agreed.paid(later(3))];
    await agreed.move(moved.id, later(24));
    await agreed.cancel(cancelled.id);
    at(4);
    for (const { id } of [moved, cancelled]) await expect(report(id)).rejects.toMatchObject({ code: 'lesson-not-reportable' });
  });

  it('is reported once by two concurrent requests of one side', async () => {
    const { id } = await agreed.paid();
    at(0.5);
    const tries = await Promise.allSettled([report(id), report(id), report(id, { who: agreed.teacher })]);
    expect(tries.map(outcome).sort()).toEqual(['done', 'done', 'problem-already-reported']);
  });

  it('is listed for operators, the oldest first, page by page', async () => {
    const lessons = [await agreed.paid(), await agreed.paid(later(3)), await agreed.paid(later(24))];
    at(25);
    for (const { id } of lessons) {
      await report(id);
      agreed.world.clock.advance(1);
    }
    const first = await list('open', { limit: 2 });
    const second = await list('open', { limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ lessonId }) => lessonId)).toEqual(lessons.map(({ id }) => id));
    expect([second.nextCursor, (await list('resolved')).items]).toEqual([null, []]);
    expect(first.items[0]).toMatchObject({
      agreementId: lessons[0]?.id,
      studentId: agreed.studentId,
      teacherId: agreed.teacherId,
      subject: 'Mathematics',
      text: 'Nobody came.',
      startsAt: nine,
      endsAt: later(1),
      price: { amountCents: 2500, currency: 'USD' },
      resolvedBy: null,
      note: null,
    });
  });

  it.each([
    ['the teacher is paid', { outcome: 'pay-teacher' }, null],
    ['the student is refunded', { outcome: 'refund-student' }, null],
    ['a partial refund', { outcome: 'refund-part', refundCents: 1 }, 1],
    ['a partial refund of the full price', { outcome: 'refund-part', refundCents: 2500 }, 2500],
  ])('is resolved once, with an audit entry: %s', async (_, decision, refundCents) => {
    const { id } = await agreed.paid();
    at(2);
    const problem = await report(id);
    agreed.world.clock.advance(hour);
    const resolved = await resolve(problem.id, decision);
    const operatorId = operator.kind === 'user' ? operator.userId : '';
    expect(resolved).toMatchObject({ status: 'resolved', ...decision, refundCents, resolvedBy: operatorId, note: 'Both were asked.' });
    expect((await list('resolved')).items).toEqual([resolved]);
    expect((await agreed.world.emitted()).at(-1)).toMatchObject({
      type: 'problem.resolved',
      data: { problemId: problem.id, version: 2, status: 'resolved', outcome: decision.outcome, refundCents, changedAt: later(3) },
    });
    const told = (await agreed.world.emitted()).length;
    await expect(resolve(problem.id, { outcome: 'refund-student' })).rejects.toMatchObject({ code: 'problem-already-resolved' });
    expect(await agreed.emittedSince(told)).toEqual([]);
    const row = { at: new Date(later(3)), operator_id: operatorId, action: 'resolve-problem', thing_id: problem.id };
    const again = { outcome: 'refund-student', note: 'Both were asked.', refused: 'problem-already-resolved' };
    expect(await audit()).toEqual([
      { ...row, details: { bookingId: id, agreementId: id, outcome: decision.outcome, refundCents, note: 'Both were asked.' } },
      { ...row, details: again },
    ]);
  });

  it('is decided by the first of two concurrent operators', async () => {
    const { id } = await agreed.paid();
    at(2);
    const problem = await report(id);
    const tries = await Promise.allSettled([resolve(problem.id), resolve(problem.id, { outcome: 'refund-student' }, anAdmin())]);
    expect(tries.map(outcome).sort()).toEqual(['done', 'problem-already-resolved']);
    const refused = (await audit()).map(({ details }) => (details as { refused?: string }).refused);
    expect([refused, (await agreed.emittedSince(2)).length]).toEqual([[undefined, 'problem-already-resolved'], 2]);
  });

  it.each([
    ['a partial refund without an amount', { outcome: 'refund-part' }],
    ['a partial refund above the price', { outcome: 'refund-part', refundCents: 2501 }],
    ['an amount with a full refund', { outcome: 'refund-student', refundCents: 100 }],
    ['an amount with no refund', { outcome: 'pay-teacher', refundCents: 100 }],
  ])('refuses %s, and changes nothing', async (_, decision) => {
    const { id } = await agreed.paid();
    at(2);
    const problem = await report(id);
    await expect(resolve(problem.id, decision)).rejects.toMatchObject({
      code: 'invalid-input',
      details: { errors: { refundCents: [expect.any(String)] } },
    });
    expect((await list('open')).items).toHaveLength(1);
    const asked = { note: 'Both were asked.', ...decision, refused: 'invalid-input' };
    expect(await audit()).toMatchObject([{ thing_id: problem.id, details: asked }]);
  });

  it('accepts no text with bidirectional overrides or control characters, or too long, nor such a cancellation reason', async () => {
    const { id } = await agreed.paid();
    at(2);
    const problem = await report(id);
    const cancel = (reason: string) => agreed.world.as(agreed.student).ask('booking.cancel-booking', { bookingId: id, reason });
    for (const words of ['turned \u202e round', 'NUL \0', 'x'.repeat(2001)]) {
      const refused = (field: string) => ({ code: 'invalid-input', details: { errors: { [field]: [expect.any(String)] } } });
      await expect(report(id, { text: words })).rejects.toMatchObject(refused('text'));
      await expect(resolve(problem.id, { note: words })).rejects.toMatchObject(refused('note'));
      await expect(cancel(words)).rejects.toMatchObject(refused('reason'));
    }
    expect((await list('open')).items).toMatchObject([{ id: problem.id, status: 'open' }]);
  });

  it('PAY-01 announces no refund larger than what is left', async () => {
    const { id } = await agreed.paid();
    at(2);
    const problem = await report(id);
    refundedCents = 1000;
    await expect(resolve(problem.id, { outcome: 'refund-part', refundCents: 1501 })).rejects.toMatchObject({ code: 'refund-too-large' });
    expect(await audit()).toMatchObject([{ details: { refundCents: 1501, refused: 'refund-too-large' } }]);
    paidAt = null;
    await expect(resolve(problem.id, { outcome: 'refund-part', refundCents: 1 })).rejects.toMatchObject({ code: 'refund-too-large' });
    paidAt = nine;
    expect(await resolve(problem.id, { outcome: 'refund-part', refundCents: 1500 })).toMatchObject({ status: 'resolved' });
  });

  it('audits invalid attempts too', async () => {
    const [problemId, asked] = [newId(), '{"refundCents":"all"}'];
    await agreed.world.as(operator).ask('booking.audit-invalid-input', { action: 'resolve-problem', thingId: problemId, asked });
    const details = { note: '', asked, refused: 'invalid-input' };
    expect(await audit()).toMatchObject([{ action: 'resolve-problem', thing_id: problemId, details }]);
  });

  it('has an append-only audit', async () => {
    const { id } = await agreed.paid();
    at(2);
    await resolve((await report(id)).id);
    for (const text of ['DELETE FROM audit', `UPDATE audit SET action = 'other'`, 'TRUNCATE audit'])
      await expect(agreed.world.db.run(`spec-${text.slice(0, 3)}`, text)).rejects.toThrow('only added to');
  });

  it.each([
    ['a visitor', aVisitor(), 'not-signed-in', 'not-signed-in'],
    ['a user who is not onboarded', aNewcomer(), 'lesson-not-found', 'onboarding-needed'],
    ['another student', aStudent(), 'lesson-not-found', 'wrong-role'],
    ['another teacher', aTeacher(), 'lesson-not-found', 'wrong-role'],
  ])('PERM-03 is hidden from %s', async (_, who, reporting, deciding) => {
    const { id } = await agreed.paid();
    at(2);
    await expect(report(id, { who })).rejects.toMatchObject({ code: reporting });
    const problem = await report(id);
    await expect(resolve(problem.id, {}, who)).rejects.toMatchObject({ code: deciding });
    await expect(list('open', {}, who)).rejects.toMatchObject({ code: deciding });
    await expect(resolve(newId())).rejects.toMatchObject({ code: 'problem-not-found' });
  });

  it('is included in what operators see of the lesson', async () => {
    const { id } = await agreed.paid();
    at(2);
    await resolve((await report(id)).id);
    const { entries } = await agreed.world
      .as(operator)
      .ask('booking.get-lesson-timeline', { bookingId: id, bookingIds: [id], eventIds: [] });
    const facts = entries.flatMap((entry) => (entry.kind === 'fact' ? [entry.name] : []));
    expect(facts).toEqual(['booked', 'paid', 'problem-reported', 'problem-resolved']);
  });
});
