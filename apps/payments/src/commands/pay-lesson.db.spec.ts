import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { usd } from '@somo/contracts/money';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { payments } from '../payments.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const payBy = toInstant(now + 30 * 60_000);
const declined = '4000000000000002';
const slow = '4000000000000259';
const asksFirst = '4000002500003155';
const reportsTwice = '4000000000000341';

describe('payments.pay-lesson', () => {
  let world: World;
  const lessons = new Map<string, Partial<LessonRecord>>();

  beforeAll(async () => {
    process.env['SANDBOX_AUTO_PAY'] = 'off';
    const answers = {
      'booking.get-lesson': ({ bookingId }: { bookingId: string }) => {
        const lesson = lessons.get(bookingId);
        return lesson ? Promise.resolve(lesson as LessonRecord) : Promise.reject(refuse('lesson-not-found'));
      },
    };
    world = await startService(payments, { now, answers });
  });
  beforeEach(() => world.clock.set(now));
  afterAll(() => world.close());

  const aBooked = async () => {
    const booking = aBookingState({ payBy });
    await world.deliver('booking.created', booking);
    await world.runDue();
    return booking;
  };
  const pay = (studentId: string, bookingId: string, card?: string) =>
    world.as(aStudent({ userId: studentId })).ask('payments.pay-lesson', card ? { bookingId, card } : { bookingId });
  const payment = (studentId: string, bookingId: string) =>
    world.as(aStudent({ userId: studentId })).ask('payments.get-lesson-payment', { bookingId });
  const heard = async (bookingId: string) =>
    (await world.emitted()).filter(({ data }) => 'bookingId' in data && data.bookingId === bookingId).map(({ type }) => type);

  it('PAY-01 a repeat with the same key gets the first answer, even once the lesson is paid, and another card is refused', async () => {
    const { studentId, bookingId } = await aBooked();
    const payWith = (card?: string, key = `click-${bookingId}`) =>
      world.as(aStudent({ userId: studentId })).ask('payments.pay-lesson', { bookingId, key, ...(card ? { card } : {}) });
    const [first, ...others] = await Promise.all([payWith(), payWith(), payWith()]);
    world.clock.advance(60_000);
    await world.runDue();
    expect(await payment(studentId, bookingId)).toMatchObject({ charge: 'captured' });
    for (const other of [...others, await payWith()]) expect(other).toEqual(first);
    await expect(payWith(slow)).rejects.toMatchObject({ code: 'idempotency-key-reused' });
    await expect(payWith(undefined, 'another-click')).rejects.toMatchObject({ code: 'payment-not-open' });
  });

  it('PAY-01 accepts the card, and a moment later the lesson is paid', async () => {
    const { studentId, bookingId } = await aBooked();
    expect(await pay(studentId, bookingId)).toEqual({
      charge: 'open',
      amountCents: 2500,
      feeCents: 375,
      netCents: 2125,
      refundPendingCents: 0,
      payWith: 'card',
      currency: 'USD',
      payBy,
      paidAt: null,
      refundedCents: 0,
      realMoney: false,
    });
    world.clock.advance(1500);
    await world.runDue();
    expect(await payment(studentId, bookingId)).toMatchObject({ charge: 'captured', paidAt: toInstant(now + 1500) });
    expect(await heard(bookingId)).toEqual(['payment.paid']);
  });

  it('PAY-01 shows the payment under every id of a lesson that was moved, to its student only', async () => {
    const first = await aBooked();
    const [middle, last] = [newId(), newId()];
    const replaces = { bookingId: first.bookingId, version: 2, startsAt: first.startsAt };
    await world.deliver('booking.rescheduled', { ...first, bookingId: middle, version: 3, movedBy: 'student', replaces });
    const again = { ...replaces, bookingId: middle, version: 4 };
    await world.deliver('booking.rescheduled', { ...first, bookingId: last, version: 5, movedBy: 'student', replaces: again });
    lessons.set(middle, { id: middle, agreementId: first.agreementId });
    for (const id of [first.bookingId, middle, last]) {
      expect(await payment(first.studentId, id)).toMatchObject({ charge: 'open', amountCents: 2500 });
      await expect(payment(newId(), id)).rejects.toMatchObject({ code: 'payment-not-found' });
    }
  });

  it('opens the charge itself when the student pays before the event arrives, and the event adds no second one', async () => {
    const booking = aBookingState({ payBy });
    const { bookingId, agreementId, studentId, teacherId, subject, endsAt } = booking;
    const when = { subject, endsAt };
    lessons.set(bookingId, {
      id: bookingId,
      agreementId,
      studentId,
      teacherId,
      version: 1,
      status: 'confirmed',
      price: usd(2500),
      payBy,
      ...when,
    });
    await Promise.all([pay(studentId, bookingId), world.deliver('booking.created', booking), pay(studentId, bookingId)]);
    world.clock.advance(1500);
    await world.runDue();
    expect(await heard(bookingId)).toEqual(['payment.paid']);
    const [count] = await world.db.sql<{ n: number }>(
      'spec-count',
      'SELECT count(*)::int AS n FROM sandbox_charges WHERE reference IN (SELECT id FROM payments WHERE agreement_id = $1)',
      [agreementId],
    );
    expect(count?.n).toBe(1);
  });

  it('declines a bad card and leaves the charge open for another', async () => {
    const { studentId, bookingId } = await aBooked();
    await expect(pay(studentId, bookingId, declined)).rejects.toMatchObject({ code: 'card-declined' });
    expect((await pay(studentId, bookingId)).charge).toBe('open');
    world.clock.advance(1500);
    await world.runDue();
    expect((await payment(studentId, bookingId)).charge).toBe('captured');
  });

  it('captures a slow card a minute later', async () => {
    const { studentId, bookingId } = await aBooked();
    await pay(studentId, bookingId, slow);
    world.clock.advance(60_000);
    await world.runDue();
    expect((await payment(studentId, bookingId)).charge).toBe('open');
    world.clock.advance(1500);
    await world.runDue();
    expect((await payment(studentId, bookingId)).charge).toBe('captured');
  });

  it('processes a webhook that is delivered twice only once', async () => {
    const { studentId, bookingId } = await aBooked();
    await pay(studentId, bookingId, reportsTwice);
    world.clock.advance(1500);
    await world.runDue();
    expect(await heard(bookingId)).toEqual(['payment.paid']);
  });

  it('PAY-01 asks the student to confirm with their bank, keeps the prompt across a reload, and charges only what was approved', async () => {
    const { studentId, bookingId } = await aBooked();
    const confirm = (approved: boolean) =>
      world.as(aStudent({ userId: studentId })).ask('payments.confirm-payment', { bookingId, approved });
    await expect(confirm(true)).rejects.toMatchObject({ code: 'nothing-to-confirm' });
    expect(await pay(studentId, bookingId, asksFirst)).toMatchObject({ charge: 'open', nextAction: { kind: 'confirm' } });
    expect(await payment(studentId, bookingId)).toMatchObject({ nextAction: { kind: 'confirm' } });
    await expect(confirm(false)).rejects.toMatchObject({ code: 'card-declined' });
    expect(await payment(studentId, bookingId)).not.toHaveProperty('nextAction');
    await pay(studentId, bookingId, asksFirst);
    expect(await confirm(true)).toMatchObject({ charge: 'open' });
    world.clock.advance(1500);
    await world.runDue();
    expect(await payment(studentId, bookingId)).toMatchObject({ charge: 'captured' });
    await expect(confirm(true)).rejects.toMatchObject({ code: 'payment-not-open' });
  });

  it('refuses to charge again for a paid lesson', async () => {
    const { studentId, bookingId } = await aBooked();
    await pay(studentId, bookingId);
    world.clock.advance(1500);
    await world.runDue();
    await expect(pay(studentId, bookingId)).rejects.toMatchObject({ code: 'payment-not-open' });
  });

  it("refuses to pay for another student's lesson", async () => {
    const { bookingId } = await aBooked();
    await expect(pay(newId(), bookingId)).rejects.toMatchObject({ code: 'lesson-not-found' });
    await expect(payment(newId(), bookingId)).rejects.toMatchObject({ code: 'payment-not-found' });
    await expect(pay(newId(), newId())).rejects.toMatchObject({ code: 'lesson-not-found' });
  });

  it('is for students', async () => {
    const { bookingId, teacherId } = await aBooked();
    await expect(world.as(aTeacher({ userId: teacherId })).ask('payments.pay-lesson', { bookingId })).rejects.toMatchObject({
      code: 'wrong-role',
    });
  });

  it('does not ask for payment of a lesson cancelled before its event arrived', async () => {
    const bookingId = newId();
    const studentId = newId();
    lessons.set(bookingId, {
      id: bookingId,
      agreementId: bookingId,
      studentId,
      teacherId: newId(),
      version: 2,
      status: 'cancelled',
      price: usd(2500),
      payBy,
    });
    await expect(pay(studentId, bookingId)).rejects.toMatchObject({ code: 'payment-not-open' });
  });
});
