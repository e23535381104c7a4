import { refuse } from '@somo/contracts/refusals';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { userOf } from '@somo/platform/user-of';
import { anAdmin } from '@somo/testing/callers';
import { anAgreement, later, nine, now, type Agreement } from '../../spec/agreed.js';

const operator = anAdmin();

describe('C36 what operators do with a lesson for its two people', () => {
  let agreed: Agreement;
  beforeEach(async () => {
    agreed = await anAgreement();
  });
  afterEach(() => agreed.world.close());

  type Cancelling = { reason?: string; refund?: boolean; key?: string };
  const cancel = (bookingId: string, { reason = 'The teacher is ill.', refund = true, ...once }: Cancelling = {}, who = operator) =>
    agreed.world.as(who).ask('booking.cancel-as-operator', { bookingId, reason, refund, ...once });
  const move = (bookingId: string, startsAt = later(24), who = operator, once: { key?: string } = {}) =>
    agreed.world.as(who).ask('booking.reschedule-as-operator', { bookingId, startsAt, reason: 'A power cut.', ...once });
  const audit = () =>
    agreed.world.db.sql<Record<string, unknown>>('spec-audit', 'SELECT operator_id, action, thing_id, details FROM audit ORDER BY at, id');

  it('PERM-05 cancel it, with a full refund or without one, and with a reason that both read', async () => {
    for (const [refund, startsAt] of [
      [true, nine],
      [false, later(24)],
    ] as const) {
      const { id } = await agreed.paid(startsAt);
      const before = (await agreed.world.emitted()).length;
      await cancel(id, { refund, reason: ' The teacher is ill. ' });
      const [told] = await agreed.emittedSince(before);
      const cancelled = { status: 'cancelled', cancelledBy: 'operator', refundDue: refund, reason: 'The teacher is ill.' };
      expect(told).toMatchObject({ type: 'booking.cancelled', data: cancelled });
      for (const who of [agreed.student, agreed.teacher])
        expect(await agreed.get(id, who)).toMatchObject({ cancelledBy: 'operator', cancelReason: 'The teacher is ill.' });
      expect((await audit()).at(-1)).toMatchObject({
        ...{ operator_id: expect.any(String), action: 'cancel-lesson', thing_id: id },
        details: { note: 'The teacher is ill.', refund, agreementId: id },
      });
    }
  });

  it('PERM-05 cancel it with a refund only after showing again who they are, and without one as before', async () => {
    const { id } = await agreed.paid();
    agreed.answers['auth.check-proven'] = () => Promise.reject(refuse('proof-needed'));
    await expect(cancel(id)).rejects.toMatchObject({ code: 'proof-needed' });
    expect([await agreed.get(id), await audit()]).toMatchObject([{ status: 'confirmed' }, []]);
    await cancel(id, { refund: false });
    expect(await agreed.get(id)).toMatchObject({ status: 'cancelled' });
  });

  it('move it to a time at which both are free, by the same claim as any move, with a reason that both read', async () => {
    const first = await agreed.paid();
    const taken = await agreed.paid(later(24));
    await expect(move(first.id, later(24))).rejects.toMatchObject({ code: 'you-have-a-lesson-then' });
    expect((await audit()).at(-1)).toMatchObject({ action: 'move-lesson', details: { refused: 'you-have-a-lesson-then' } });
    const { lessonId } = await move(first.id, later(48));
    expect(await agreed.get(lessonId, agreed.teacher)).toMatchObject({
      ...{ agreementId: first.id, status: 'confirmed', startsAt: later(48), paidAt: expect.any(String) },
      moved: { from: nine, by: 'operator', reason: 'A power cut.' },
    });
    expect(await agreed.get(taken.id)).toMatchObject({ status: 'confirmed' });
    expect((await agreed.world.emitted()).at(-1)).toMatchObject({
      ...{ type: 'booking.rescheduled', data: { movedBy: 'operator', reason: 'A power cut.', replaces: { bookingId: first.id } } },
    });
    expect((await audit()).at(-1)).toMatchObject({
      ...{ operator_id: expect.any(String), action: 'move-lesson', thing_id: first.id },
      details: { note: 'A power cut.', from: nine, startsAt: later(48), lessonId },
    });
  });

  it('see the times at which both are free', async () => {
    const first = await agreed.paid();
    const { days } = await agreed.world
      .as(operator)
      .ask('booking.list-free-times', { bookingId: first.id, from: '2030-01-15', to: '2030-01-16', timeZone: 'UTC' });
    expect(days[0]?.slots.map(({ startsAt }) => startsAt)).toContain(later(24));
  });

  it('find it again in the audit log by who, what and when', async () => {
    const { id } = await agreed.paid();
    await cancel(id);
    const list = async (query: object) =>
      (await agreed.world.as(operator).ask('booking.list-audit', { limit: 10, ...query })).map(({ action }) => action);
    const me = userOf(operator).userId;
    expect(await list({ action: 'cancel-lesson', operatorId: me, from: toInstant(now) })).toEqual(['cancel-lesson']);
    expect(await list({ action: 'move-lesson' })).toEqual([]);
    expect(await list({ operatorId: null })).toEqual([]);
    expect(await list({ operatorId: newId() })).toEqual([]);
    expect(await list({ from: later(0) })).toEqual([]);
  });

  it('do it once for one click, and get the same answer again', async () => {
    const first = await agreed.paid();
    const answers = await Promise.all([
      move(first.id, later(24), operator, { key: 'click' }),
      move(first.id, later(24), operator, { key: 'click' }),
    ]);
    expect(answers[0]).toEqual(answers[1]);
    const { lessonId } = answers[0];
    await cancel(lessonId, { key: 'other' });
    await expect(cancel(lessonId, { key: 'other' })).resolves.toEqual({ lessonId });
    await expect(cancel(lessonId, { key: 'other', refund: false })).rejects.toMatchObject({ code: 'idempotency-key-reused' });
  });

  it.each([
    ['a lesson that nobody knows', async () => cancel(newId()), 'lesson-not-found'],
    ['one that is cancelled', async (id: string) => cancel(id).then(() => cancel(id)), 'lesson-not-cancellable'],
    ['a move to the same time', async (id: string) => move(id, nine), 'same-time'],
    ['a move into the past', async (id: string) => move(id, later(-300)), 'time-passed'],
    ['no reason', async (id: string) => cancel(id, { reason: '  ' }), 'invalid-input'],
    ['a student', async (id: string) => cancel(id, {}, agreed.student as never), 'wrong-role'],
    ['a teacher', async (id: string) => move(id, later(24), agreed.teacher as never), 'wrong-role'],
  ])('are refused %s', async (_, act, code) => {
    const { id } = await agreed.paid();
    await expect(act(id)).rejects.toMatchObject({ code });
  });

  it('can no longer do it once the lesson has begun', async () => {
    const { id } = await agreed.paid();
    agreed.world.clock.set(fromInstant(nine));
    await expect(cancel(id)).rejects.toMatchObject({ code: 'lesson-not-cancellable' });
    await expect(move(id)).rejects.toMatchObject({ code: 'lesson-not-movable' });
  });
});
