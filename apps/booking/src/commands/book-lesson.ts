import { Injectable } from '@nestjs/common';
import type { BookLessonInput } from '@somo/contracts/asks/booking';
import type { Caller } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { offerTimeoutMs } from '@somo/contracts/rules/booking';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { outboxRow } from '@somo/platform/outbox/outbox';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { BookingConfig } from '../booking.config.js';
import { createBooking, offered } from '../domain/booking.js';
import { claimTime } from '../store/claim-time.js';
import { answeredAlready, AnsweredBefore, firstAnswer, hashOf } from '../store/first-answer.js';
import { nearestFree } from '../store/nearest-free.js';
import { bookingState, lessonRecord } from '../store/views.js';

/** Leaves the claim itself time before whoever asks gives up. */
const patience = { timeoutMs: offerTimeoutMs };

@Injectable()
export class BookLesson {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: BookingConfig,
  ) {}

  @Handles('booking.book-lesson', { by: ['student'] })
  async run({ key, ...wish }: BookLessonInput, caller: Caller): Promise<LessonRecord> {
    const studentId = userOf(caller).userId;
    const hash = hashOf(wish);
    const answered = key === undefined ? undefined : firstAnswer(this.db, studentId, key, hash);
    const offer = this.offer(wish);
    // A repeated click has its answer, whatever is offered by now.
    offer.catch(() => undefined);
    const before = await answered;
    if (before) return before;
    const [slot, terms] = await offer;
    const now = this.clock.now();
    const booking = createBooking({ ...wish, id: newId(), studentId, held: this.config.PAY_BEFORE_CONFIRM === 'on' }, slot, terms, now);
    const answer = lessonRecord(booking, now);
    const state = bookingState(booking);
    const claim = {
      booking,
      dailyMaximum: slot.dailyMaximum,
      unpaidMaximum: this.config.RATE_LIMITS === 'off' ? null : this.config.MAX_UNPAID_BOOKINGS,
      events: [outboxRow('booking.created', state), ...(booking.announced ? [outboxRow('booking.confirmed', state)] : [])],
      once: key === undefined ? null : { key, hash, answer },
    };
    try {
      await this.transaction.statement((db) => claimTime(db, claim));
      return answer;
    } catch (error) {
      if (error instanceof AnsweredBefore) return answeredAlready(this.db, studentId, key, hash);
      if (error instanceof Refusal && error.code === 'slot-taken')
        throw refuse('slot-taken', { alternatives: await nearestFree(this.ask, this.db, booking, now) });
      throw error;
    }
  }

  private offer({ teacherId, startsAt }: Pick<BookLessonInput, 'teacherId' | 'startsAt'>) {
    return Promise.all([
      this.ask.for('scheduling.check-slot', { teacherId, startsAt }, patience).then(offered),
      this.ask.for('catalog.teacher-terms', { teacherId }, patience),
    ]);
  }
}
