import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import { CancelLessonBody } from '@somo/contracts/routes/lessons';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { onceOf, runOnce } from '@somo/platform/idempotency';
import { userOf } from '@somo/platform/user-of';
import { cancel } from '../domain/booking.js';
import { readReason } from '../domain/reason.js';
import { openSlots } from '../domain/rescheduling.js';
import { sideOf } from '../domain/participants.js';
import { cancelBooking } from '../agreements/cancel-booking.js';
import { lockBooking } from '../store/change-booking.js';
import { openProposal } from '../store/proposals.js';
import { readNotes } from '../store/lesson-texts.js';
import { lessonRecord } from '../store/views.js';

@Injectable()
export class CancelBooking {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  @Handles('booking.cancel-booking', {
    by: ['participant'],
    input: CancelLessonBody,
    refuses: ['lesson-not-found', 'lesson-not-cancellable', 'idempotency-key-reused', 'in-progress'],
  })
  async run(input: Asks['booking.cancel-booking']['in'], caller: Caller): Promise<LessonRecord> {
    const { userId } = userOf(caller);
    const reason = readReason(input.reason);
    return runOnce(this, onceOf('cancel-booking', userId, input), async (tx) => {
      const booking = await lockBooking(tx.db, input.bookingId);
      const side = sideOf(booking, userId);
      const now = this.clock.now();
      const proposal = await openProposal(tx.db, side.booking.id);
      const askedToMove = proposal !== undefined && openSlots(proposal, side.booking, now).length > 0;
      const cancelled = cancel(side.booking, { by: side.is, now, reason, askedToMove });
      await cancelBooking(tx, cancelled);
      return lessonRecord(cancelled, now, { notes: await readNotes(tx.db, cancelled, userId) });
    });
  }
}
