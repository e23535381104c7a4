import { Injectable } from '@nestjs/common';
import type { BookingState } from '@somo/contracts/events/booking';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { lessonFacts, type Content } from '../domain/content.js';
import { reminderKeys } from '../domain/reminders.js';
import { addNotifications } from '../notifications/add-notifications.js';
import { endProposalAsked } from '../notifications/end-asked.js';
import { gatherSeries, newsOf } from '../notifications/gather-series.js';
import { refundWaitMs, takeOverRefund } from '../notifications/take-over-email.js';
import { refundedBefore } from '../store/refunded-before.js';
import { upsertLessonCopies } from '../lessons/upsert-lesson-copies.js';

@Injectable()
export class BookingCancelled {
  constructor(private readonly clock: Clock) {}

  @On('booking.cancelled')
  async run(booking: BookingState, tx: Tx): Promise<void> {
    const { bookingId, studentId, teacherId, cancelledBy, refundDue, paid, announced, weekly, reason = null } = booking;
    // First: it waits for a confirmation being handled elsewhere, whose reminders are to be found afterward.
    const isNewer = (await upsertLessonCopies(tx, [booking])).has(booking);
    await tx.unplan('send-lesson-reminder', reminderKeys(booking));
    await endProposalAsked(tx, { studentId, bookingId }, this.clock.now());
    if (weekly && cancelledBy === 'payment') return gatherSeries(tx, 'released', weekly, newsOf(booking), this.clock.now());
    const refunded = await refundedBefore(tx.db, booking);
    const refund = await takeOverRefund(tx.db, booking);
    const params = {
      ...lessonFacts(booking),
      cancelledBy: cancelledBy ?? 'payment',
      refundDue,
      reason,
      ...(paid === undefined ? {} : { paid }),
      ...(refunded && { refunded }),
      ...(refund && { refundedNowCents: refund.amountCents }),
    };
    const content: Content = { type: 'booking_cancelled', params };
    const now = this.clock.now();
    const isRefunded = refunded !== undefined && refunded.backCents === refunded.paidCents;
    const refundFollows = refundDue && paid !== false && !isRefunded;
    // The teacher was never notified of a booking that was only held.
    const recipients = announced ? [studentId, teacherId] : [studentId];
    await addNotifications(
      tx,
      recipients.map((userId) => ({
        userId,
        content,
        bookingId,
        mail: true,
        mailAt: refundFollows && userId === studentId ? now + refundWaitMs : now,
        push: isNewer,
      })),
      now,
    );
  }
}
