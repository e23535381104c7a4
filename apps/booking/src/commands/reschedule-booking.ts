import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import { Refusal } from '@somo/contracts/refusals';
import { RescheduleLessonBody } from '@somo/contracts/routes/lessons';
import type { Instant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { anySlot, offeredSlot } from '../domain/agreed-time.js';
import type { Booking } from '../domain/booking.js';
import { sideOf } from '../domain/participants.js';
import { readReason } from '../domain/reason.js';
import { checkAgreeable, checkOtherTime, checkReschedulable } from '../domain/rescheduling.js';
import { requestedTimes } from '../domain/requested-times.js';
import { lockBooking } from '../store/change-booking.js';
import { claimRefusals } from '../store/claim-time.js';
import { findResponse, hashOf, type IdempotencyRecord } from '@somo/platform/idempotency';
import { answerOnce } from '../claims/answer-once.js';
import { readBooking } from '../store/lesson-rows.js';
import { Offers, type DatedOffer } from '../offers/offers.js';
import { proposeTimes } from '../agreements/propose-times.js';
import { rescheduleLesson } from '../agreements/reschedule-lesson.js';

interface Rescheduling {
  times: Instant[];
  reason: string | null;
  once: IdempotencyRecord | null;
  userId: string;
}

/** Reschedules the lesson for a student; for a teacher, proposes other times, and the lesson moves only if the student accepts one. */
@Injectable()
export class RescheduleBooking {
  constructor(
    private readonly offers: Offers,
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('booking.reschedule-booking', {
    by: ['participant'],
    input: RescheduleLessonBody,
    refuses: [
      ...claimRefusals,
      ...(['slot-not-offered', 'notice-too-short', 'beyond-horizon', 'time-passed', 'time-not-free', 'invalid-input'] as const),
      ...(['lesson-not-found', 'lesson-not-movable', 'same-time', 'idempotency-key-reused', 'in-progress', 'teacher-not-found'] as const),
    ],
  })
  async run({ key, ...request }: Asks['booking.reschedule-booking']['in'], caller: Caller): Promise<LessonRecord> {
    const { userId } = userOf(caller);
    const once = key === undefined ? null : { userId, key, hash: hashOf(request) };
    const stored = once && (await findResponse<LessonRecord>(this.db, once));
    if (stored) return stored;
    // Of two identical concurrent requests, the second may find the lesson already rescheduled.
    return answerOnce(this.transaction, once, async () => {
      const { booking, is } = sideOf(await readBooking(this.db, request.bookingId), userId);
      const rescheduling = { times: requestedTimes(request, is), reason: readReason(request.reason), once, userId };
      checkReschedulable(booking, is, this.clock.now());
      for (const time of rescheduling.times) checkOtherTime(booking, time);
      const { known } = await this.offers.find(booking.teacherId, null);
      return is === 'student' ? this.move(booking, known, rescheduling) : this.propose(booking, known, rescheduling);
    });
  }

  private async move(seen: Booking, known: DatedOffer | undefined, { times, reason, once, userId }: Rescheduling): Promise<LessonRecord> {
    const now = this.clock.now();
    const { hours, slot } = await this.offers.decide(seen.teacherId, known, ({ hours }) => {
      const slot = offeredSlot(hours, times[0]!, now);
      return slot instanceof Refusal ? slot : { hours, slot };
    });
    return this.transaction.run(async (tx) => {
      const { booking } = sideOf(await lockBooking(tx.db, seen.id), userId);
      checkReschedulable(booking, 'student', now);
      return rescheduleLesson(tx, { booking, now, idempotency: once, readerId: userId, hours }, { slot, by: 'student', reason });
    });
  }

  private async propose(
    seen: Booking,
    known: DatedOffer | undefined,
    { times, reason, once, userId }: Rescheduling,
  ): Promise<LessonRecord> {
    const now = this.clock.now();
    const { hours } = (known ?? (await this.offers.fetch(seen.teacherId))).offer;
    for (const time of times) checkAgreeable(time, now);
    const slots = times.map((time) => anySlot(hours, time));
    return this.transaction.run(async (tx) => {
      const { booking } = sideOf(await lockBooking(tx.db, seen.id), userId);
      checkReschedulable(booking, 'teacher', now);
      return proposeTimes(tx, { booking, now, idempotency: once, readerId: userId }, { slots, reason });
    });
  }
}
