import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { fromInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { checkReschedulable, checkOtherTime } from '../domain/rescheduling.js';
import { sideOf } from '../domain/participants.js';
import { offeredTime, offerRefusals, withAlternatives } from '../store/agreed-time.js';
import { lockBooking } from '../store/change-booking.js';
import { claimRefusals } from '../store/claim-time.js';
import { IdempotentReplay, findResponse, hashOf, type IdempotencyRecord } from '../store/idempotency.js';
import { readBooking } from '../store/lesson-rows.js';
import { rescheduleLesson } from '../store/reschedule-lesson.js';
import { proposeTime } from '../store/propose-time.js';

type Request = Omit<Asks['booking.reschedule-booking']['in'], 'key'>;

/** Reschedules the lesson for a student; for a teacher, proposes another time, and the lesson moves only if the student accepts. */
@Injectable()
export class RescheduleBooking {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('booking.reschedule-booking', {
    by: ['participant'],
    refuses: [
      ...offerRefusals,
      ...claimRefusals,
      ...(['lesson-not-found', 'lesson-not-movable', 'same-time', 'idempotency-key-reused'] as const),
    ],
  })
  async run({ key, ...request }: Asks['booking.reschedule-booking']['in'], caller: Caller): Promise<LessonRecord> {
    const { userId } = userOf(caller);
    const idempotency = key === undefined ? null : { userId, key, hash: hashOf(request) };
    const stored = idempotency && (await findResponse(this.db, userId, idempotency.key, idempotency.hash));
    if (stored) return stored;
    try {
      return await this.act(request, userId, idempotency);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof IdempotentReplay)) throw error;
      // Of two identical concurrent requests, the second may find the lesson already rescheduled.
      const answer = idempotency && (await findResponse(this.db, userId, idempotency.key, idempotency.hash));
      if (answer) return answer;
      throw error instanceof Refusal ? error : refuse('in-progress');
    }
  }

  private async act({ bookingId, startsAt }: Request, userId: string, idempotency: IdempotencyRecord | null): Promise<LessonRecord> {
    const { booking, is } = sideOf(await readBooking(this.db, bookingId), userId);
    checkReschedulable(booking, is, this.clock.now());
    checkOtherTime(booking, startsAt);
    const slot = await offeredTime(this.ask, booking.teacherId, startsAt);
    const now = this.clock.now();
    const wanted = () => ({ ...booking, startsAt: fromInstant(startsAt) });
    const changeTime = () =>
      this.transaction.run(async (tx) => {
        const locked = sideOf(await lockBooking(tx.db, bookingId), userId).booking;
        checkReschedulable(locked, is, now);
        const change = { booking: locked, slot, now, idempotency, readerId: userId };
        return is === 'student' ? rescheduleLesson(tx, change) : proposeTime(tx, change);
      });
    return withAlternatives({ ask: this.ask, db: this.db, now }, wanted, changeTime);
  }
}
