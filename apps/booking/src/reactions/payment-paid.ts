import { Injectable } from '@nestjs/common';
import type { PaymentState } from '@somo/contracts/events/payment';
import { fromInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { isLive, pay } from '../domain/booking.js';
import { lockAgreement, markPaid } from '../store/change-booking.js';
import { bookingState } from '../store/views.js';

/** Larger than any clock skew between two machines. */
const skewMs = 60 * 60_000;

@Injectable()
export class PaymentPaid {
  constructor(private readonly clock: Clock) {}

  /** Looks up the booking by agreement, because the lesson may have been rescheduled since. */
  @On('payment.paid')
  async run(payment: PaymentState, tx: Tx): Promise<void> {
    const booking = await lockAgreement(tx.db, payment.agreementId);
    if (!booking || booking.paidAt !== null) return;
    const paid = pay(booking, fromInstant(payment.changedAt));
    await markPaid(tx.db, paid);
    if (booking.status === 'pending') tx.emit('booking.confirmed', bookingState(paid));
    // The job scheduled for its end may have run already and done nothing, because the lesson was not paid then.
    if (isLive(paid) && this.clock.now() > paid.endsAt - skewMs)
      tx.plan('complete-past-lesson', { key: `${paid.id}-paid`, dueAt: paid.endsAt, data: { bookingId: paid.id } });
    for (const userId of [paid.studentId, paid.teacherId]) {
      tx.live(userId, 'lesson.changed', { lessonId: paid.id, version: paid.version });
    }
  }
}
