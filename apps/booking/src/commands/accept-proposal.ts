import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import type { OfferedSlot } from '../domain/agreed-time.js';
import type { Booking } from '../domain/booking.js';
import { stillOpen } from '../domain/rescheduling.js';
import { sideOf } from '../domain/participants.js';
import { withAlternatives, type WantedTime } from '../store/agreed-time.js';
import { lockBooking } from '../store/change-booking.js';
import { claimRefusals } from '../store/claim-time.js';
import { rescheduleLesson } from '../store/reschedule-lesson.js';
import { openProposal } from '../store/proposals.js';

@Injectable()
export class AcceptProposal {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('booking.accept-proposal', {
    by: ['student'],
    refuses: [...claimRefusals, 'lesson-not-found', 'proposal-not-open'],
  })
  async run({ bookingId, startsAt }: Asks['booking.accept-proposal']['in'], caller: Caller): Promise<LessonRecord> {
    const { userId } = userOf(caller);
    const now = this.clock.now();
    let wanted: WantedTime | undefined;
    const claimTime = () =>
      this.transaction.run(async (tx) => {
        const { booking } = sideOf(await lockBooking(tx.db, bookingId), userId);
        const slot = await this.proposed(tx, booking, startsAt);
        wanted = { ...booking, startsAt: fromInstant(slot.startsAt) };
        return rescheduleLesson(tx, { booking, slot, now, idempotency: null, readerId: userId }, 'accepted');
      });
    return withAlternatives({ ask: this.ask, db: this.db, now }, () => wanted, claimTime);
  }

  private async proposed(tx: Tx, booking: Booking, seen: Instant | undefined): Promise<OfferedSlot> {
    const proposal = await openProposal(tx.db, booking.id);
    const isOpen = proposal && stillOpen(proposal.slot, booking, this.clock.now());
    const isAnother = seen !== undefined && proposal && fromInstant(seen) !== fromInstant(proposal.slot.startsAt);
    if (!isOpen || isAnother) throw refuse('proposal-not-open');
    return proposal.slot;
  }
}
