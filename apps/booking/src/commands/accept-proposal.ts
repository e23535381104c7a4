import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { AcceptProposalBody } from '@somo/contracts/routes/lessons';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { onceOf, runOnce } from '@somo/platform/idempotency';
import { userOf } from '@somo/platform/user-of';
import type { Booking } from '../domain/booking.js';
import { openSlots, type Move } from '../domain/rescheduling.js';
import { sideOf } from '../domain/participants.js';
import { lockBooking } from '../store/change-booking.js';
import { claimRefusals } from '../store/claim-time.js';
import { readBooking } from '../store/lesson-rows.js';
import { Offers } from '../offers/offers.js';
import { openProposal } from '../store/proposals.js';
import { rescheduleLesson } from '../agreements/reschedule-lesson.js';

@Injectable()
export class AcceptProposal {
  constructor(
    private readonly offers: Offers,
    private readonly db: Db,
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  @Handles('booking.accept-proposal', {
    by: ['student'],
    input: AcceptProposalBody,
    refuses: [
      ...claimRefusals,
      'lesson-not-found',
      'proposal-not-open',
      'proposal-choice-needed',
      'teacher-not-found',
      'idempotency-key-reused',
    ],
  })
  async run(input: Asks['booking.accept-proposal']['in'], caller: Caller): Promise<LessonRecord> {
    const { userId } = userOf(caller);
    const { bookingId, startsAt } = input;
    const now = this.clock.now();
    const { booking: seen } = sideOf(await readBooking(this.db, bookingId), userId);
    const { hours } = await this.offers.of(seen.teacherId);
    return runOnce(this, onceOf('accept-proposal', userId, input), async (tx) => {
      const { booking } = sideOf(await lockBooking(tx.db, bookingId), userId);
      const move = await this.proposed(tx, booking, startsAt);
      return rescheduleLesson(tx, { booking, now, idempotency: null, readerId: userId, hours }, move, 'accepted');
    });
  }

  private async proposed(tx: Tx, booking: Booking, chosen: Instant | undefined): Promise<Move> {
    const proposal = await openProposal(tx.db, booking.id);
    const open = proposal ? openSlots(proposal, booking, this.clock.now()) : [];
    if (!proposal || open.length === 0) throw refuse('proposal-not-open');
    if (chosen === undefined && open.length > 1) throw refuse('proposal-choice-needed');
    const slot = open.find((one) => chosen === undefined || fromInstant(chosen) === fromInstant(one.startsAt));
    if (!slot) throw refuse('proposal-not-open');
    return { slot, by: proposal.by, reason: proposal.reason };
  }
}
