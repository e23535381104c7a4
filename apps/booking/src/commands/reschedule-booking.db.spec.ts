import { someTerms } from '@somo/testing/builders';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aNewcomer, aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { anAgreement, hour, later, nine, type Agreement } from '../../spec/agreed.js';

const outcome = (one: PromiseSettledResult<unknown>) =>
  one.status === 'fulfilled' ? 'done' : ((one.reason as { code?: string }).code ?? String(one.reason));

describe('BOOK-14 a student reschedules a lesson', () => {
  let agreed: Agreement;
  beforeEach(async () => {
    agreed = await anAgreement();
  });
  afterEach(() => agreed.world.close());

  const live = () =>
    agreed.world.db.sql<{ id: string; starts_at: Date }>(
      'spec-live',
      `SELECT id, starts_at FROM bookings WHERE status IN ('pending', 'confirmed') ORDER BY starts_at`,
    );

  it('C23 swaps the times: the old booking points to the new one, and the agreement, its money and its version continue', async () => {
    const first = await agreed.paid();
    agreed.world.clock.advance(hour);
    const moved = await agreed.move(first.id, later(24));
    const paid = await agreed.get(moved.id);
    expect(moved).toEqual(paid);
    expect(paid).toMatchObject({
      agreementId: first.id,
      status: 'confirmed',
      startsAt: later(24),
      endsAt: later(25),
      price: first.price,
      version: 3,
      payBy: null,
      paidAt: '2030-01-07T08:05:00.000Z',
      successorId: null,
      teacherLocal: { date: '2030-01-15', startTime: '09:00', endTime: '10:00' },
    });
    const old = await agreed.get(first.id);
    expect(old).toMatchObject({ status: 'rescheduled', displayStatus: 'cancelled', version: 2, successorId: moved.id, startsAt: nine });
    const [told, ...more] = await agreed.emittedSince(2);
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      type: 'booking.rescheduled',
      data: {
        bookingId: moved.id,
        agreementId: first.id,
        version: 3,
        status: 'confirmed',
        startsAt: later(24),
        freeAt: toInstant(fromInstant(later(25)) + hour / 4),
        replaces: { bookingId: first.id, version: 2, startsAt: nine },
      },
    });
  });

  it('LES-10 schedules the completion again, and cancels the old one', async () => {
    const first = await agreed.paid();
    const moved = await agreed.move(first.id, later(24));
    expect(await agreed.openWork()).toEqual([{ key: moved.id }]);
    agreed.world.clock.set(fromInstant(later(25)));
    await agreed.world.runDue();
    expect(await agreed.get(moved.id)).toMatchObject({ status: 'completed', version: 4 });
    expect(await agreed.get(first.id)).toMatchObject({ status: 'rescheduled' });
  });

  it('can move by half an hour into its own time, and keeps the agreed price and buffer', async () => {
    const first = await agreed.book();
    await agreed.offer({ bufferMinutes: 60 });
    await agreed.world.deliver('terms.changed', someTerms({ teacherId: agreed.teacherId, version: 2, hourlyRateCents: 9900 }));
    const moved = await agreed.move(first.id, later(0.5));
    expect(moved.price.amountCents).toBe(2500);
    const [told] = await agreed.emittedSince(2);
    expect(told?.data).toMatchObject({ priceCents: 2500, freeAt: toInstant(fromInstant(later(1.5)) + hour / 4) });
  });

  it('gains no new right to a refund: the earliest start of the agreement counts', async () => {
    const first = await agreed.paid();
    const second = await agreed.move(first.id, later(72));
    expect(second.freeCancelUntil).toBe(later(-24));
    const third = await agreed.move(second.id, later(-48));
    expect(third.freeCancelUntil).toBe(later(-72));
    const fourth = await agreed.move(third.id, later(72));
    expect(fourth.freeCancelUntil).toBe(later(-72));
    agreed.world.clock.set(fromInstant(later(-71)));
    await agreed.cancel(fourth.id);
    const told = await agreed.world.emitted();
    expect(told.at(-1)).toMatchObject({ type: 'booking.cancelled', data: { version: 8, refundDue: false } });
  });

  it('is possible until a day before the lesson, to the millisecond', async () => {
    const first = await agreed.book();
    agreed.world.clock.set(fromInstant(later(-24)) + 1);
    await expect(agreed.move(first.id, later(48))).rejects.toMatchObject({ code: 'lesson-not-movable' });
    agreed.world.clock.set(fromInstant(later(-24)));
    await expect(agreed.move(first.id, later(48))).resolves.toMatchObject({ status: 'confirmed' });
  });

  it('refuses a cancelled, rescheduled or past lesson, and its current time', async () => {
    const [first, second] = [await agreed.book(), await agreed.book(later(3))];
    await agreed.move(first.id, later(24));
    await agreed.cancel(second.id);
    for (const { id } of [first, second]) await expect(agreed.move(id, later(48))).rejects.toMatchObject({ code: 'lesson-not-movable' });
    const third = await agreed.book(later(72));
    await expect(agreed.move(third.id, later(72))).rejects.toMatchObject({ code: 'same-time' });
    await expect(agreed.cancel(first.id)).rejects.toMatchObject({ code: 'lesson-not-cancellable' });
  });

  it.each([
    ['slot-not-offered', later(24.1)],
    ['notice-too-short', later(-7 * 24)],
    ['beyond-horizon', later(15 * 24)],
  ] as const)('refuses %s as a new booking would', async (code, startsAt) => {
    const first = await agreed.book();
    await expect(agreed.move(first.id, startsAt)).rejects.toMatchObject({ code });
    expect(await live()).toMatchObject([{ id: first.id }]);
  });

  it('refuses a taken time with three alternatives, and changes nothing', async () => {
    const first = await agreed.book();
    await agreed.book(later(24), aStudent());
    const told = (await agreed.world.emitted()).length;
    const before = await agreed.get(first.id);
    await expect(agreed.move(first.id, later(24), { key: 'click' })).rejects.toMatchObject({
      code: 'slot-taken',
      details: { alternatives: [{ startsAt: later(22.75) }, { startsAt: later(25.25) }, { startsAt: later(22.5) }] },
    });
    expect(await agreed.get(first.id)).toEqual(before);
    expect(await agreed.openWork()).toHaveLength(2);
    expect(await agreed.emittedSince(told)).toEqual([]);
  });

  it('refuses a time when the student has another lesson', async () => {
    const first = await agreed.book();
    await agreed.world.as(agreed.student).ask('booking.book-lesson', { teacherId: newId(), startsAt: later(24) });
    await expect(agreed.move(first.id, later(24))).rejects.toMatchObject({ code: 'you-have-a-lesson-then' });
  });

  it('respects the daily maximum without counting the lesson twice', async () => {
    const first = await agreed.book();
    for (const hours of [2, 4]) await agreed.book(later(hours), aStudent());
    const moved = await agreed.move(first.id, later(6));
    for (const hours of [24, 26, 28]) await agreed.book(later(hours), aStudent());
    await expect(agreed.move(moved.id, later(30))).rejects.toMatchObject({ code: 'daily-limit-reached' });
  });

  it('answers the same request with the first response, and refuses its key for another time', async () => {
    const first = await agreed.book();
    const moved = await agreed.move(first.id, later(24), { key: 'click-1' });
    expect(JSON.stringify(await agreed.move(first.id, later(24), { key: 'click-1' }))).toBe(JSON.stringify(moved));
    await expect(agreed.move(first.id, later(48), { key: 'click-1' })).rejects.toMatchObject({ code: 'idempotency-key-reused' });
    expect(await agreed.emittedSince(2)).toHaveLength(1);
  });

  it('reschedules once when the same request arrives ten times concurrently', async () => {
    const first = await agreed.book();
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => agreed.move(first.id, later(24), { key: 'click-2' })));
    const ids = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
    expect([new Set(ids).size, new Set(tries.map(outcome))]).toEqual([1, new Set(['done'])]);
    expect(await agreed.emittedSince(2)).toHaveLength(1);
  });

  it('one of two concurrent reschedules wins', async () => {
    const first = await agreed.book();
    const tries = await Promise.allSettled([agreed.move(first.id, later(24)), agreed.move(first.id, later(48))]);
    expect(tries.map(outcome).sort()).toEqual(['done', 'lesson-not-movable']);
    expect(await live()).toHaveLength(1);
    expect(await agreed.emittedSince(2)).toHaveLength(1);
  });

  it('one of a concurrent reschedule and cancellation wins', async () => {
    for (let round = 0; round < 8; round++) {
      const { id } = await agreed.book(later(100 + round * 10));
      const tries = await Promise.allSettled([agreed.move(id, later(105 + round * 10)), agreed.cancel(id, agreed.teacher)]);
      const [moving, cancelling] = tries.map(outcome);
      expect([
        ['done', 'lesson-not-cancellable'],
        ['lesson-not-movable', 'done'],
      ]).toContainEqual([moving, cancelling]);
      const left = await live();
      expect(left).toHaveLength(moving === 'done' ? 1 : 0);
      for (const one of left) await agreed.cancel(one.id, agreed.teacher);
    }
  });

  it('one of a concurrent reschedule and booking of the same time wins', async () => {
    const { id } = await agreed.book();
    const tries = await Promise.allSettled([agreed.move(id, later(1)), agreed.book(later(1), aStudent())]);
    expect(tries.map(outcome).sort()).toEqual(['done', 'slot-taken']);
    const hours = (await live()).map(({ starts_at }) => toInstant(starts_at.getTime()));
    expect(outcome(tries[0] as PromiseSettledResult<unknown>) === 'done' ? [later(1)] : [nine, later(1)]).toEqual(hours);
  });

  it('two lessons that try to swap places are both refused, and stay', async () => {
    const other = aStudent();
    const [one, two] = [await agreed.book(), await agreed.book(later(24), other)];
    const tries = await Promise.allSettled([agreed.move(one.id, later(24)), agreed.move(two.id, nine, { who: other })]);
    expect(tries.map(outcome)).toEqual(['slot-taken', 'slot-taken']);
    expect((await live()).map(({ id }) => id)).toEqual([one.id, two.id]);
  });

  it('a payment that arrives for the old booking pays the new one', async () => {
    const first = await agreed.book();
    const moved = await agreed.move(first.id, later(24));
    expect(moved).toMatchObject({ payBy: first.payBy, paidAt: null });
    await agreed.world.deliver('payment.paid', agreed.payment(first));
    expect(await agreed.get(moved.id)).toMatchObject({ paidAt: '2030-01-07T08:05:00.000Z', payBy: null });
    expect(await agreed.get(first.id)).toMatchObject({ paidAt: null });
  });

  it('a payment that arrives during the reschedule is not lost', async () => {
    for (let round = 0; round < 8; round++) {
      const first = await agreed.book(later(100 + round * 10));
      const [moved] = await Promise.all([
        agreed.move(first.id, later(105 + round * 10)),
        agreed.world.deliver('payment.paid', agreed.payment(first)),
      ]);
      expect(await agreed.get(moved.id)).toMatchObject({ paidAt: '2030-01-07T08:05:00.000Z' });
      await agreed.cancel(moved.id, agreed.teacher);
    }
  });

  it('a payment that expires cancels the new one', async () => {
    const first = await agreed.book();
    const moved = await agreed.move(first.id, later(24));
    await agreed.world.deliver('payment.expired', { ...agreed.payment(first), charge: 'expired' });
    expect(await agreed.get(moved.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'payment', version: 4 });
  });

  it.each([
    ['a visitor', aVisitor(), 'not-signed-in'],
    ['a user who is not onboarded', aNewcomer(), 'lesson-not-found'],
    ['another student', aStudent(), 'lesson-not-found'],
    ['another teacher', aTeacher(), 'lesson-not-found'],
  ])('PERM-03 refuses %s', async (_, who, code) => {
    const { id } = await agreed.book();
    await expect(agreed.move(id, later(24), { who })).rejects.toMatchObject({ code });
    await expect(agreed.move(newId(), later(24))).rejects.toMatchObject({ code: 'lesson-not-found' });
  });
});
