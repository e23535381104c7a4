import { Injectable } from '@nestjs/common';
import { fromInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { OnMany, type Arrived } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { isLive, pay, type Booking } from '../domain/booking.js';
import { lockAgreements, markPaid } from '../store/change-booking.js';
import { bookingState } from '../store/views.js';

/** Larger than any clock skew between two machines. */
const skewMs = 60 * 60_000;

@Injectable()
export class PaymentPaid {
  constructor(private readonly clock: Clock) {}

  /** Looks up the booking by agreement, because the lesson may have been rescheduled since. */
  @OnMany('payment.paid')
  async run(events: readonly Arrived<'payment.paid'>[], tx: Tx): Promise<void> {
    const eventOf = new Map(events.map((event) => [event.payload.agreementId, event]));
    const bookings = await lockAgreements(tx.db, [...eventOf.keys()]);
    const unpaid = [...eventOf.values()].flatMap(({ payload, own }) => {
      const booking = bookings.get(payload.agreementId);
      return booking?.paidAt === null ? [{ booking, paid: pay(booking, fromInstant(payload.changedAt)), own }] : [];
    });
    if (unpaid.length === 0) return;
    await markPaid(
      tx.db,
      unpaid.map(({ paid }) => paid),
    );
    for (const { booking, paid, own } of unpaid) own(() => this.follow(booking, paid, tx));
  }

  private follow(booking: Booking, paid: Booking, tx: Tx): void {
    if (booking.status === 'pending') tx.emit('booking.confirmed', bookingState(paid));
    // The job scheduled for its end may have run already and done nothing, because the lesson was not paid then.
    if (isLive(paid) && this.clock.now() > paid.endsAt - skewMs)
      tx.plan('complete-past-lesson', { key: `${paid.id}-paid`, dueAt: paid.endsAt, data: { bookingId: paid.id } });
    for (const userId of [paid.studentId, paid.teacherId]) {
      tx.live(userId, 'lesson.changed', { lessonId: paid.id, version: paid.version });
    }
  }
}
