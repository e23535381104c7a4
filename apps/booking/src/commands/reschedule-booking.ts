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
import { checkMovable, checkOtherTime } from '../domain/moving.js';
import { sideOf } from '../domain/participants.js';
import { lockBooking } from '../store/change-booking.js';
import { AnsweredBefore, firstAnswer, hashOf, type Click } from '../store/first-answer.js';
import { readBooking } from '../store/lesson-rows.js';
import { moveLesson } from '../store/move-lesson.js';
import { nearestFree } from '../store/nearest-free.js';
import { proposeTime } from '../store/propose-time.js';

type Wish = Omit<Asks['booking.reschedule-booking']['in'], 'key'>;

/** Leaves the move itself time before whoever asks gives up. */
const patience = { timeoutMs: offerTimeoutMs };

/** A student moves the lesson; a teacher asks for another time, and nothing moves until the student accepts. */
@Injectable()
export class RescheduleBooking {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('booking.reschedule-booking', { by: ['participant'] })
  async run({ key, ...wish }: Asks['booking.reschedule-booking']['in'], caller: Caller): Promise<LessonRecord> {
    const { userId } = userOf(caller);
    const click = key === undefined ? null : { userId, key, hash: hashOf(wish) };
    const before = click && (await firstAnswer(this.db, userId, click.key, click.hash));
    if (before) return before;
    try {
      return await this.act(wish, userId, click);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof AnsweredBefore)) throw error;
      // The same click twice at once: the second may find the lesson moved already.
      const answer = click && (await firstAnswer(this.db, userId, click.key, click.hash));
      if (answer) return answer;
      throw error instanceof Refusal ? error : refuse('in-progress');
    }
  }

  private async act({ bookingId, startsAt }: Wish, userId: string, click: Click | null): Promise<LessonRecord> {
    const { booking, is } = sideOf(await readBooking(this.db, bookingId), userId);
    checkMovable(booking, is, this.clock.now());
    checkOtherTime(booking, startsAt);
    const { teacherId } = booking;
    const slot = await this.ask.for('scheduling.check-slot', { teacherId, startsAt }, patience).then(offered);
    const now = this.clock.now();
    try {
      return await this.transaction.run(async (tx) => {
        const locked = sideOf(await lockBooking(tx.db, bookingId), userId).booking;
        checkMovable(locked, is, now);
        const change = { booking: locked, slot, now, click };
        return is === 'student' ? moveLesson(tx, change) : proposeTime(tx, change);
      });
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'slot-taken')) throw error;
      const taken = { ...booking, startsAt: fromInstant(startsAt) };
      throw refuse('slot-taken', { alternatives: await nearestFree(this.ask, this.db, taken, now) });
    }
  }
}
