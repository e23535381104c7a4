import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { DeclineProposalBody } from '@somo/contracts/routes/lessons';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { onceOf, runOnce } from '@somo/platform/idempotency';
import { userOf } from '@somo/platform/user-of';
import { readReason } from '../domain/reason.js';
import { sideOf } from '../domain/participants.js';
import { lockBooking } from '../store/change-booking.js';
import { closeProposal } from '../agreements/close-proposal.js';
import { proposalState } from '../store/proposals.js';
import { readNotes } from '../store/lesson-texts.js';
import { lessonRecord } from '../store/views.js';

/** Closes a proposal: the student declines it, or the teacher withdraws it. */
@Injectable()
export class DeclineProposal {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  @Handles('booking.decline-proposal', {
    by: ['participant'],
    input: DeclineProposalBody,
    refuses: ['lesson-not-found', 'proposal-not-open', 'invalid-input', 'idempotency-key-reused', 'in-progress'],
  })
  async run(input: Asks['booking.decline-proposal']['in'], caller: Caller): Promise<LessonRecord> {
    const { userId } = userOf(caller);
    const reason = readReason(input.reason);
    return runOnce(this, onceOf('decline-proposal', userId, input), async (tx) => {
      const { booking, is } = sideOf(await lockBooking(tx.db, input.bookingId), userId);
      const closed = await closeProposal(tx, booking.id, is === 'student' ? 'declined' : 'withdrawn', reason);
      if (!closed) throw refuse('proposal-not-open');
      tx.emit(is === 'student' ? 'proposal.declined' : 'proposal.withdrawn', proposalState({ ...closed, reason }, booking));
      return lessonRecord(booking, this.clock.now(), {
        notes: await readNotes(tx.db, booking, userId),
        declined: is === 'student' ? { reason } : null,
      });
    });
  }
}
