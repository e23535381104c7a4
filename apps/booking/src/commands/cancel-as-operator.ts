import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { CancelAsOperatorBody, type ChangedLesson } from '@somo/contracts/routes/admin-lessons';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { onceOf, runOnce } from '@somo/platform/idempotency';
import { addAudit, auditRefusal } from '@somo/platform/operating/audit';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { cancelBooking } from '../agreements/cancel-booking.js';
import { cancel } from '../domain/booking.js';
import { lockBooking } from '../store/change-booking.js';

@Injectable()
export class CancelAsOperator {
  constructor(
    private readonly ask: Ask,
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  /** Cancels a lesson for its two people, who both read the reason; refunds in full or not at all. */
  @Handles('booking.cancel-as-operator', {
    by: ['operator:support'],
    input: CancelAsOperatorBody,
    refuses: ['proof-needed', 'lesson-not-found', 'lesson-not-cancellable', 'account-suspended', 'idempotency-key-reused', 'in-progress'],
  })
  async run(input: Asks['booking.cancel-as-operator']['in'], caller: Caller): Promise<ChangedLesson> {
    const operatorId = userOf(caller).userId;
    const { bookingId, refund } = input;
    const reason = input.reason.trim();
    const attempt = { operatorId, action: 'cancel-lesson', thingId: bookingId, details: { note: reason, refund } };
    if (refund) await this.ask.for('auth.check-proven', {});
    return auditRefusal(this.transaction, this.clock, attempt, () =>
      runOnce(this, onceOf('cancel-as-operator', operatorId, input), async (tx) => {
        await checkNotSuspended(tx.db, operatorId);
        const booking = await lockBooking(tx.db, bookingId);
        if (!booking) throw refuse('lesson-not-found');
        const now = this.clock.now();
        const cancelled = cancel(booking, { by: 'operator', now, reason, withoutRefund: !refund });
        await cancelBooking(tx, cancelled);
        const details = { ...attempt.details, agreementId: booking.agreementId };
        await addAudit(tx.db, { ...attempt, details }, now);
        return { lessonId: bookingId };
      }),
    );
  }
}
