import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import type { Booking, OfferedSlot } from '../domain/booking.js';
import { stillOpen } from '../domain/rescheduling.js';
import { sideOf } from '../domain/participants.js';
import { lockBooking } from '../store/change-booking.js';
import { rescheduleLesson } from '../store/reschedule-lesson.js';
import { nearestFree, type TakenTime } from '../store/nearest-free.js';
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
    refuses: ['lesson-not-found', 'proposal-not-open', 'slot-taken', 'you-have-a-lesson-then', 'daily-limit-reached', 'in-progress'],
  })
  async run({ bookingId, startsAt }: Asks['booking.accept-proposal']['in'], caller: Caller): Promise<LessonRecord> {
    const { userId } = userOf(caller);
    const now = this.clock.now();
    let wanted: TakenTime | undefined;
    try {
      return await this.transaction.run(async (tx) => {
        const { booking } = sideOf(await lockBooking(tx.db, bookingId), userId);
        const slot = await this.proposed(tx, booking, startsAt);
        wanted = { ...booking, startsAt: fromInstant(slot.startsAt) };
        return rescheduleLesson(tx, { booking, slot, now, click: null }, 'accepted');
      });
    } catch (error) {
      if (!wanted || !(error instanceof Refusal && error.code === 'slot-taken')) throw error;
      throw refuse('slot-taken', { alternatives: await nearestFree(this.ask, this.db, wanted, now) });
    }
  }

  private async proposed(tx: Tx, booking: Booking, seen: Instant | undefined): Promise<OfferedSlot> {
    const proposal = await openProposal(tx.db, booking.id);
    const isOpen = proposal && stillOpen(proposal.slot, booking, this.clock.now());
    const isAnother = seen !== undefined && proposal && fromInstant(seen) !== fromInstant(proposal.slot.startsAt);
    if (!isOpen || isAnother) throw refuse('proposal-not-open');
    return proposal.slot;
  }
}
