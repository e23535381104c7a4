import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { RescheduleAsOperatorBody, type ChangedLesson } from '@somo/contracts/routes/admin-lessons';
import { toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { onceOf, runOnce } from '@somo/platform/idempotency';
import { addAudit, auditRefusal } from '@somo/platform/operating/audit';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { rescheduleLesson } from '../agreements/reschedule-lesson.js';
import { anySlot } from '../domain/agreed-time.js';
import { checkAgreeable, checkOtherTime, checkReschedulable } from '../domain/rescheduling.js';
import { Offers } from '../offers/offers.js';
import { lockBooking } from '../store/change-booking.js';
import { claimRefusals } from '../store/claim-time.js';
import { readBooking } from '../store/lesson-rows.js';

@Injectable()
export class RescheduleAsOperator {
  constructor(
    private readonly offers: Offers,
    private readonly db: Db,
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  /** Moves a lesson for its two people, who both read the reason; the new time is claimed as any other. */
  @Handles('booking.reschedule-as-operator', {
    by: ['operator:support'],
    input: RescheduleAsOperatorBody,
    refuses: [
      ...claimRefusals,
      ...(['lesson-not-found', 'lesson-not-movable', 'same-time', 'time-passed', 'beyond-horizon', 'invalid-input'] as const),
      ...(['teacher-not-found', 'account-suspended', 'idempotency-key-reused', 'in-progress'] as const),
    ],
  })
  async run(input: Asks['booking.reschedule-as-operator']['in'], caller: Caller): Promise<ChangedLesson> {
    const operatorId = userOf(caller).userId;
    const { bookingId, startsAt } = input;
    const reason = input.reason.trim();
    const attempt = { operatorId, action: 'move-lesson', thingId: bookingId, details: { note: reason, startsAt } };
    return auditRefusal(this.transaction, this.clock, attempt, async () => {
      const seen = await readBooking(this.db, bookingId);
      if (!seen) throw refuse('lesson-not-found');
      const { hours } = await this.offers.of(seen.teacherId);
      return runOnce(this, onceOf('reschedule-as-operator', operatorId, input), async (tx) => {
        await checkNotSuspended(tx.db, operatorId);
        const booking = await lockBooking(tx.db, bookingId);
        if (!booking) throw refuse('lesson-not-found');
        const now = this.clock.now();
        checkReschedulable(booking, 'operator', now);
        checkOtherTime(booking, startsAt);
        checkAgreeable(startsAt, now);
        const change = { booking, now, idempotency: null, readerId: operatorId, hours };
        const { id } = await rescheduleLesson(tx, change, { slot: anySlot(hours, startsAt), by: 'operator', reason });
        const details = { ...attempt.details, agreementId: booking.agreementId, from: toInstant(booking.startsAt), lessonId: id };
        await addAudit(tx.db, { ...attempt, details }, now);
        return { lessonId: id };
      });
    });
  }
}
