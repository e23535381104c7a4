import type { BookingState } from '@somo/contracts/events/booking';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { aStudent } from '@somo/testing/callers';
import { everyDelivery } from '@somo/testing/permute';
import { startService, type World } from '@somo/testing/start-service';
import { statementsOf } from '@somo/testing/statements-of';
import { payments } from '../payments.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
/** Ninety delivery orders take a while on a busy machine. */
const patience = 120_000;
const minute = 60_000;
const payBy = toInstant(now + 30 * minute);

describe('booking events', () => {
  let world: World;
  const start = async (autoPay: 'on' | 'off') => {
    process.env['SANDBOX_AUTO_PAY'] = autoPay;
    world = await startService(payments, { now });
  };
  afterEach(async () => {
    expect(await world.db.sql('spec-failures', 'SELECT type, error FROM inbox WHERE done_at IS NULL')).toEqual([]);
    await world.close();
  });

  const cancelled = (booking: BookingState, refundDue: boolean): BookingState => ({
    ...booking,
    version: 2,
    status: 'cancelled',
    cancelledBy: 'student',
    refundDue,
  });
  const endOf = async (bookingId: string) => {
    const [row] = await world.db.sql<object>(
      'spec-end',
      'SELECT charge, refunded_cents, booking_version, booking_cancelled, refund_due FROM payments WHERE booking_id = $1',
      [bookingId],
    );
    return row;
  };
  const heard = async (bookingId: string) =>
    (await world.emitted()).filter(({ data }) => 'bookingId' in data && data.bookingId === bookingId).map(({ type }) => type);
  const wait = async (ms: number) => {
    world.clock.advance(ms);
    await world.runDue();
  };

  it('a booking opens its charge, and the demo card pays it automatically after a moment', async () => {
    await start('on');
    const booking = aBookingState({ payBy });
    await world.deliver('booking.created', booking);
    await world.runDue();
    await wait(1500);
    expect(await heard(booking.bookingId)).toEqual(['payment.paid']);
  });

  it('any number of bookings at once open their charges in the statements of one, and several states of one in a statement each', async () => {
    await start('off');
    const created = [1, 2, 3].map(() => ({ name: 'booking.created' as const, data: aBookingState({ payBy }), requestId: newId() }));
    const one = await statementsOf(() => world.deliverTogether(created.slice(0, 1)));
    expect(await statementsOf(() => world.deliverTogether(created))).toEqual(one);
    const requests = await world.db.sql<{ id: string }>('spec-requests', `SELECT request_id AS id FROM due_work WHERE job = 'open-charge'`);
    expect(requests.map(({ id }) => id).sort()).toEqual(created.map(({ requestId }) => requestId).sort());

    const booked = aBookingState({ payBy });
    const moved = { ...booked, bookingId: newId(), version: 2 };
    const replaces = { bookingId: booked.bookingId, version: 2, startsAt: booked.startsAt };
    const both = await statementsOf(() =>
      world.deliverTogether([
        { name: 'booking.rescheduled', data: { ...moved, movedBy: 'student', replaces } },
        { name: 'booking.created', data: booked },
      ]),
    );
    expect(both.filter((name) => name === 'payments-open')).toHaveLength(2);
    expect(both).not.toContain('ROLLBACK');
    expect(await endOf(moved.bookingId)).toMatchObject({ charge: 'open', booking_version: 2 });
  });

  it('of lessons that were booked together, each payment says which of them it is for', async () => {
    await start('on');
    const weekly = { seriesId: newId(), at: 2, of: 3 };
    const booking = aBookingState({ payBy, weekly });
    await world.deliver('booking.created', booking);
    await world.runDue();
    await wait(1500);
    const [paid] = (await world.emitted()).filter(({ type }) => type === 'payment.paid');
    expect(paid?.data).toMatchObject({ bookingId: booking.bookingId, weekly });
  });

  it('an unpaid charge expires at payBy: cancelled at the provider, published once', async () => {
    await start('off');
    const booking = aBookingState({ payBy });
    await world.deliver('booking.created', booking);
    await world.runDue();
    await wait(30 * minute - 1);
    expect(await heard(booking.bookingId)).toEqual([]);
    await wait(1);
    expect(await endOf(booking.bookingId)).toMatchObject({ charge: 'expired' });
    expect(await heard(booking.bookingId)).toEqual(['payment.expired']);
  });

  it('BOOK-14 an unpaid lesson that moves to an earlier time expires when that begins', async () => {
    await start('off');
    const booking = aBookingState({ payBy });
    await world.deliver('booking.created', booking);
    const moved = { ...booking, bookingId: newId(), version: 3, payBy: toInstant(now + 10 * minute) };
    await world.deliver('booking.rescheduled', {
      ...moved,
      replaces: { bookingId: booking.bookingId, version: 2, startsAt: booking.startsAt },
    });
    await world.runDue();
    await wait(10 * minute - 1);
    expect(await endOf(moved.bookingId)).toMatchObject({ charge: 'open' });
    await wait(1);
    expect(await endOf(moved.bookingId)).toMatchObject({ charge: 'expired' });
    await wait(20 * minute);
    expect(await heard(moved.bookingId)).toEqual(['payment.expired']);
  });

  it('a charge captured in the meantime is paid at payBy, even if its webhook was lost', async () => {
    await start('off');
    const booking = aBookingState({ payBy });
    await world.deliver('booking.created', booking);
    await world.runDue();
    await world.as(aStudent({ userId: booking.studentId })).ask('payments.pay-lesson', { bookingId: booking.bookingId });
    await world.db.run('spec-lose', `UPDATE due_work SET done_at = now() WHERE job = 'deliver-sandbox-webhook'`);
    await world.db.run('spec-capture', `UPDATE sandbox_charges SET status = 'captured', sequence = sequence + 1`);
    await wait(30 * minute);
    expect(await heard(booking.bookingId)).toEqual(['payment.paid']);
  });

  it('a lesson paid and then cancelled in time is refunded in full', async () => {
    await start('on');
    const booking = aBookingState({ payBy });
    await world.deliver('booking.created', booking);
    await world.runDue();
    await wait(1500);
    await world.deliver('booking.cancelled', cancelled(booking, true));
    await world.runDue();
    await wait(1500);
    expect(await endOf(booking.bookingId)).toMatchObject({ charge: 'refunded', refunded_cents: 2500 });
    expect(await heard(booking.bookingId)).toEqual(['payment.paid', 'payment.refunded']);
  });

  it('a lesson cancelled too late stays paid', async () => {
    await start('on');
    const booking = aBookingState({ payBy });
    await world.deliver('booking.created', booking);
    await world.runDue();
    await wait(1500);
    await world.deliver('booking.cancelled', cancelled(booking, false));
    await wait(60 * minute);
    expect(await endOf(booking.bookingId)).toMatchObject({ charge: 'captured', refunded_cents: 0 });
  });

  it('a lesson cancelled before payment owes nothing, and no expired charge is published', async () => {
    await start('off');
    const booking = aBookingState({ payBy });
    await world.deliver('booking.created', booking);
    await world.runDue();
    await world.deliver('booking.cancelled', cancelled(booking, true));
    await world.runDue();
    expect(await endOf(booking.bookingId)).toMatchObject({ charge: 'expired' });
    await wait(60 * minute);
    expect(await heard(booking.bookingId)).toEqual([]);
  });

  it.each([true, false])('a payment in flight when the lesson was cancelled is refunded automatically (in time: %s)', async (inTime) => {
    await start('off');
    const booking = aBookingState({ payBy });
    await world.deliver('booking.created', booking);
    await world.runDue();
    await world.as(aStudent({ userId: booking.studentId })).ask('payments.pay-lesson', { bookingId: booking.bookingId });
    await world.db.run('spec-capture', `UPDATE sandbox_charges SET status = 'captured', sequence = sequence + 1`);
    await world.deliver('booking.cancelled', cancelled(booking, inTime));
    await world.runDue();
    await wait(1500);
    await wait(1500);
    expect(await endOf(booking.bookingId)).toMatchObject({ charge: 'refunded', refunded_cents: 2500 });
    expect(await heard(booking.bookingId)).toEqual(['payment.refunded']);
  });

  it.each<[string, boolean, 'on' | 'off']>([
    ['a cancellation in time, without a payment', true, 'off'],
    ['a late cancellation, without a payment', false, 'off'],
    ['a late cancellation, with automatic payment', false, 'on'],
  ])(
    '%s, ends the same when each event is delivered twice, late and in any order',
    async (_, refundDue, autoPay) => {
      await start(autoPay);
      for (const names of everyDelivery(['booking.created', 'booking.cancelled'] as const)) {
        const booking = aBookingState({ payBy, bookingId: newId() });
        const state = { 'booking.created': booking, 'booking.cancelled': cancelled(booking, refundDue) };
        for (const name of names) await world.deliver(name, state[name]);
        await world.runDue();
        await wait(1500);
        await wait(31 * minute);
        expect(await endOf(booking.bookingId)).toEqual({
          charge: 'expired',
          refunded_cents: 0,
          booking_version: 2,
          booking_cancelled: true,
          refund_due: refundDue,
        });
        expect(await heard(booking.bookingId)).toEqual([]);
        world.clock.set(now);
      }
    },
    patience,
  );

  it(
    'money paid in between goes back, wherever the cancellation and the repeats come',
    async () => {
      await start('off');
      type Step = 'booking.created' | 'booking.cancelled' | 'capture';
      for (const steps of everyDelivery<Step>(['booking.created', 'booking.cancelled', 'capture'])) {
        const booking = aBookingState({ payBy, bookingId: newId() });
        for (const step of steps) {
          if (step === 'booking.created') await world.deliver(step, booking);
          else if (step === 'booking.cancelled') await world.deliver(step, cancelled(booking, true));
          else
            await world.db.run(
              'spec-capture-one',
              `UPDATE sandbox_charges SET status = 'captured', sequence = sequence + 1 WHERE reference IN (SELECT id FROM payments WHERE booking_id = $1) AND status <> 'cancelled'`,
              [booking.bookingId],
            );
          if (step === 'booking.created') await world.runDue();
        }
        await world.runDue();
        await wait(31 * minute);
        await wait(31 * minute);
        const end = (await endOf(booking.bookingId)) as { charge: string; refunded_cents: number };
        const [sandbox] = await world.db.sql<{ status: string; refunded: number }>(
          'spec-sandbox',
          'SELECT status, refunded_cents AS refunded FROM sandbox_charges WHERE reference IN (SELECT id FROM payments WHERE booking_id = $1)',
          [booking.bookingId],
        );
        const tookMoney = sandbox?.status === 'captured';
        expect([end.charge, end.refunded_cents, sandbox?.refunded ?? 0]).toEqual(tookMoney ? ['refunded', 2500, 2500] : ['expired', 0, 0]);
        world.clock.set(now);
      }
    },
    patience,
  );
});
