import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { fromInstant } from '@somo/contracts/time';
import { offerTimeoutMs } from '@somo/contracts/rules/booking';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { offered } from '../domain/booking.js';
import { checkReschedulable, checkOtherTime } from '../domain/rescheduling.js';
import { sideOf } from '../domain/participants.js';
import { lockBooking } from '../store/change-booking.js';
import { IdempotentReplay, findResponse, hashOf, type IdempotencyRecord } from '../store/idempotency.js';
import { readBooking } from '../store/lesson-rows.js';
import { rescheduleLesson } from '../store/reschedule-lesson.js';
import { nearestFree } from '../store/nearest-free.js';
import { proposeTime } from '../store/propose-time.js';

type Request = Omit<Asks['booking.reschedule-booking']['in'], 'key'>;

/** Leaves the rescheduling enough time before the caller times out. */
const patience = { timeoutMs: offerTimeoutMs };

/** A student reschedules the lesson directly; a teacher only proposes another time, which the student must accept. */
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
      'lesson-not-found',
      'lesson-not-movable',
      'same-time',
      'slot-taken',
      'you-have-a-lesson-then',
      'daily-limit-reached',
      'slot-not-offered',
      'notice-too-short',
      'beyond-horizon',
      'teacher-not-found',
      'in-progress',
      'idempotency-key-reused',
    ],
  })
  async run({ key, ...request }: Asks['booking.reschedule-booking']['in'], caller: Caller): Promise<LessonRecord> {
    const { userId } = userOf(caller);
    const click = key === undefined ? null : { userId, key, hash: hashOf(request) };
    const before = click && (await findResponse(this.db, userId, click.key, click.hash));
    if (before) return before;
    try {
      return await this.act(request, userId, click);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof IdempotentReplay)) throw error;
      // Of two identical concurrent requests, the second may find the lesson already rescheduled.
      const answer = click && (await findResponse(this.db, userId, click.key, click.hash));
      if (answer) return answer;
      throw error instanceof Refusal ? error : refuse('in-progress');
    }
  }

  private async act({ bookingId, startsAt }: Request, userId: string, click: IdempotencyRecord | null): Promise<LessonRecord> {
    const { booking, is } = sideOf(await readBooking(this.db, bookingId), userId);
    checkReschedulable(booking, is, this.clock.now());
    checkOtherTime(booking, startsAt);
    const { teacherId } = booking;
    const slot = await this.ask.for('scheduling.check-slot', { teacherId, startsAt }, patience).then(offered);
    const now = this.clock.now();
    try {
      return await this.transaction.run(async (tx) => {
        const locked = sideOf(await lockBooking(tx.db, bookingId), userId).booking;
        checkReschedulable(locked, is, now);
        const change = { booking: locked, slot, now, click };
        return is === 'student' ? rescheduleLesson(tx, change) : proposeTime(tx, change);
      });
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'slot-taken')) throw error;
      const taken = { ...booking, startsAt: fromInstant(startsAt) };
      throw refuse('slot-taken', { alternatives: await nearestFree(this.ask, this.db, taken, now) });
    }
  }
}
