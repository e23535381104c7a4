import { fromInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aNewcomer, aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { anAgreement, hour, later, nine, type Agreement } from '../../spec/agreed.js';

const outcome = (one: PromiseSettledResult<unknown>) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code?: string }).code);

describe('BOOK-14 a teacher proposes another time', () => {
  let agreed: Agreement;
  beforeEach(async () => {
    agreed = await anAgreement();
  });
  afterEach(() => agreed.world.close());

  const propose = (bookingId: string, startsAt = later(24), key?: string) =>
    agreed.move(bookingId, startsAt, { who: agreed.teacher, ...(key === undefined ? {} : { key }) });
  const accept = (bookingId: string, more: object = {}, who = agreed.student) =>
    agreed.world.as(who).ask('booking.accept-proposal', { bookingId, ...more });
  const decline = (bookingId: string, who = agreed.student, reason = 'Exams') =>
    agreed.world.as(who).ask('booking.decline-proposal', { bookingId, reason });
  const statuses = async () =>
    (await agreed.world.db.sql<{ status: string }>('spec-proposals', 'SELECT status FROM proposals ORDER BY created_at, id')).map(
      ({ status }) => status,
    );

  it('nothing changes yet, the student is notified, and both see the proposal on the lesson', async () => {
    const { id } = await agreed.paid();
    const answer = await propose(id);
    expect(answer).toMatchObject({
      id,
      startsAt: nine,
      status: 'confirmed',
      version: 1,
      proposal: { startsAt: later(24), endsAt: later(25) },
    });
    expect(await agreed.get(id)).toEqual(answer);
    const { items } = await agreed.world.as(agreed.teacher).ask('booking.list-lessons', { when: 'upcoming', timeZone: 'UTC' });
    expect(items).toEqual([answer]);
    const [told, ...more] = await agreed.emittedSince(2);
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      type: 'proposal.created',
      data: { bookingId: id, version: 1, proposedBy: 'teacher', status: 'open', lessonStartsAt: nine, startsAt: later(24) },
    });
  });

  it('the student accepts: the lesson is rescheduled as if by the student', async () => {
    const { id } = await agreed.paid();
    await propose(id);
    const moved = await accept(id, { startsAt: later(24) });
    expect(moved).toMatchObject({ agreementId: id, startsAt: later(24), version: 3, proposal: null, paidAt: '2030-01-07T08:05:00.000Z' });
    expect(await agreed.get(id)).toMatchObject({ status: 'rescheduled', successorId: moved.id, proposal: null });
    expect((await agreed.emittedSince(2)).map(({ type }) => type)).toEqual(['proposal.created', 'booking.rescheduled']);
    expect(await statuses()).toEqual(['accepted']);
    await expect(accept(id)).rejects.toMatchObject({ code: 'proposal-not-open' });
    await expect(accept(moved.id)).rejects.toMatchObject({ code: 'proposal-not-open' });
  });

  it('can be accepted inside the notice period: the teacher has offered the time', async () => {
    const { id } = await agreed.book();
    await propose(id, later(2));
    agreed.world.clock.set(fromInstant(nine) - hour);
    expect(await accept(id)).toMatchObject({ startsAt: later(2) });
  });

  it('a time other than the one the student has seen is not accepted', async () => {
    const { id } = await agreed.book();
    await propose(id, later(24));
    await propose(id, later(48));
    await expect(accept(id, { startsAt: later(24) })).rejects.toMatchObject({ code: 'proposal-not-open' });
    expect(await accept(id, { startsAt: later(48) })).toMatchObject({ startsAt: later(48) });
    expect(await statuses()).toEqual(['withdrawn', 'accepted']);
  });

  it('the same proposal made twice counts once, with a key or without', async () => {
    const { id } = await agreed.book();
    const first = await propose(id, later(24), 'click');
    expect(await propose(id, later(24), 'click')).toEqual(first);
    expect(await propose(id, later(24))).toEqual(first);
    await expect(propose(id, later(48), 'click')).rejects.toMatchObject({ code: 'idempotency-key-reused' });
    expect(await agreed.emittedSince(2)).toHaveLength(1);
  });

  it('a request repeated after the student has declined makes no second proposal', async () => {
    const { id } = await agreed.book();
    const first = await propose(id, later(24), 'click');
    await decline(id);
    expect(await propose(id, later(24), 'click')).toEqual(first);
    expect(await agreed.get(id)).toMatchObject({ proposal: null });
  });

  it("refuses a time when either has a lesson, without saying who, and one that is past; the teacher's hours don't matter", async () => {
    const { id } = await agreed.book();
    await agreed.book(later(24), aStudent());
    await agreed.book(later(48), agreed.student, newId());
    await agreed.offer({ recurringSlots: [] });
    for (const startsAt of [later(25), later(48)])
      await expect(propose(id, startsAt)).rejects.toMatchObject({ code: 'time-not-free', details: { startsAt } });
    await expect(propose(id, later(-8 * 24))).rejects.toMatchObject({ code: 'time-passed' });
    expect(await statuses()).toEqual([]);
    await expect(propose(id, later(72.1))).resolves.toMatchObject({ proposal: { startsAt: later(72.1) } });
  });

  it('BOOK-14 C23 refuses a time on a day with the maximum of lessons, to which the moved lesson itself does not count', async () => {
    await agreed.offer({ maxDailyLessons: 3 });
    const { id } = await agreed.book();
    for (const hours of [2, 4, 24, 26, 28]) await agreed.book(later(hours), aStudent());
    const refused = { code: 'daily-limit-reached', details: { startsAt: later(30) } };
    await expect(propose(id, later(30))).rejects.toMatchObject(refused);
    await propose(id, later(6));
    expect(await accept(id)).toMatchObject({ startsAt: later(6) });
  });

  it('BOOK-14 refuses proposals that overlap', async () => {
    const { id } = await agreed.book();
    const together = agreed.world
      .as(agreed.teacher)
      .ask('booking.reschedule-booking', { bookingId: id, proposals: [later(24), later(48), later(24.75)] });
    await expect(together).rejects.toMatchObject({ code: 'invalid-input', details: { errors: { proposals: [expect.any(String)] } } });
    expect(await statuses()).toEqual([]);
  });

  it('a time taken in the meantime is refused to the student, and the proposal stays', async () => {
    const { id } = await agreed.book();
    await propose(id);
    await agreed.book(later(24), aStudent());
    await expect(accept(id)).rejects.toMatchObject({ code: 'slot-taken', details: { alternatives: expect.any(Array) } });
    expect(await agreed.get(id)).toMatchObject({ status: 'confirmed', proposal: { startsAt: later(24) } });
  });

  it.each([
    ['declined by the student', (id: string) => decline(id), 'declined', ['proposal.created', 'proposal.declined']],
    ['withdrawn by the teacher', (id: string) => decline(id, agreed.teacher), 'withdrawn', ['proposal.created', 'proposal.withdrawn']],
  ])('is closed once %s, and the lesson stays', async (_, act, status, events) => {
    const { id } = await agreed.book();
    await propose(id);
    expect(await act(id)).toMatchObject({ status: 'confirmed', startsAt: nine, proposal: null });
    expect((await agreed.get(id, agreed.teacher)).declinedProposal).toEqual(status === 'declined' ? { reason: 'Exams' } : null);
    expect([await statuses(), (await agreed.emittedSince(2)).map(({ type }) => type)]).toEqual([[status], events]);
    expect(await agreed.openWork('expire-proposal')).toEqual([]);
    await expect(accept(id)).rejects.toMatchObject({ code: 'proposal-not-open' });
    await expect(decline(id)).rejects.toMatchObject({ code: 'proposal-not-open' });
  });

  it('the student can cancel with a full refund while it is open, however late, but not without one', async () => {
    const [asked, other] = [await agreed.paid(), await agreed.paid(later(3))];
    await propose(asked.id);
    agreed.world.clock.set(fromInstant(nine) - hour);
    expect(await agreed.get(asked.id)).toMatchObject({ freeCancelUntil: nine });
    for (const { id } of [asked, other]) await agreed.cancel(id);
    const told = (await agreed.world.emitted()).slice(-2).map(({ type, data }) => [type, 'refundDue' in data && data.refundDue]);
    expect(told).toEqual([
      ['booking.cancelled', true],
      ['booking.cancelled', false],
    ]);
    expect(await statuses()).toEqual(['expired']);
  });

  it('expires when the proposed time begins, and with it the refund', async () => {
    const { id } = await agreed.paid();
    await propose(id, later(-2));
    agreed.world.clock.set(fromInstant(later(-2)));
    expect(await agreed.get(id)).toMatchObject({ proposal: null });
    await expect(accept(id)).rejects.toMatchObject({ code: 'proposal-not-open' });
    await agreed.world.runDue();
    expect(await statuses()).toEqual(['expired']);
    await agreed.cancel(id);
    expect((await agreed.world.emitted()).at(-1)).toMatchObject({ type: 'booking.cancelled', data: { refundDue: false } });
  });

  it('ends when the student reschedules the lesson to another time', async () => {
    const { id } = await agreed.book();
    await propose(id);
    const moved = await agreed.move(id, later(48));
    expect(moved).toMatchObject({ proposal: null });
    expect(await statuses()).toEqual(['expired']);
    agreed.world.clock.set(fromInstant(later(24)));
    await agreed.world.runDue();
    expect(await statuses()).toEqual(['expired']);
  });

  it('is possible until the lesson begins', async () => {
    const { id } = await agreed.book();
    agreed.world.clock.set(fromInstant(nine) - 1);
    await expect(propose(id)).resolves.toMatchObject({ proposal: { startsAt: later(24) } });
    agreed.world.clock.set(fromInstant(nine));
    await expect(propose(id, later(48))).rejects.toMatchObject({ code: 'lesson-not-movable' });
  });

  it('accepting, declining, cancelling and booking the time concurrently never has a double effect', async () => {
    for (let round = 0; round < 6; round++) {
      const base = round * 12;
      const { id } = await agreed.book(later(base));
      await propose(id, later(base + 24));
      const tries = await Promise.allSettled([
        accept(id),
        decline(id),
        agreed.cancel(id, agreed.teacher),
        agreed.book(later(base + 24), aStudent()),
      ]);
      const [accepted, declined, cancelled, booked] = tries.map(outcome);
      const ended = [accepted, declined].filter((one) => one === 'done').length;
      expect(ended).toBeLessThanOrEqual(1);
      expect([accepted === 'done' && cancelled === 'done', accepted === 'done' && booked === 'done']).toEqual([false, false]);
      const live = await agreed.world.db.sql<{ id: string }>('spec-alive', `SELECT id FROM bookings WHERE status = 'confirmed'`);
      expect(live).toHaveLength((cancelled === 'done' ? 0 : 1) + (booked === 'done' ? 1 : 0));
      for (const one of live) await agreed.cancel(one.id, agreed.teacher);
    }
  });

  it.each([
    ['a visitor', aVisitor(), 'not-signed-in'],
    ['a user who is not onboarded', aNewcomer(), 'onboarding-needed'],
    ["a teacher, even the lesson's", undefined, 'wrong-role'],
    ['another student', aStudent(), 'lesson-not-found'],
  ])('PERM-03 %s cannot accept', async (_, who, code) => {
    const { id } = await agreed.book();
    await propose(id);
    await expect(accept(id, {}, who ?? agreed.teacher)).rejects.toMatchObject({ code });
    await expect(accept(newId())).rejects.toMatchObject({ code: 'lesson-not-found' });
  });

  it('PERM-03 no one else can decline', async () => {
    const { id } = await agreed.book();
    await propose(id);
    for (const who of [aStudent(), aTeacher()]) await expect(decline(id, who)).rejects.toMatchObject({ code: 'lesson-not-found' });
  });
});
