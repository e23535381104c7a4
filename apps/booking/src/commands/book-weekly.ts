import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LearnerOfLesson } from '@somo/contracts/learners';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { BookWeeklyBody } from '@somo/contracts/routes/lessons';
import { toInstant } from '@somo/contracts/time';
import { checkConfirmed } from '@somo/platform/check-confirmed';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { onceOf, type IdempotencyRecord } from '@somo/platform/idempotency';
import { newId } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { BookingConfig } from '../booking.config.js';
import { answerOnce } from '../claims/answer-once.js';
import { ClaimRefusal, refusalOf } from '../claims/claim-refusal.js';
import { Claims, type KnownOffer } from '../claims/claims.js';
import { decideByOffer } from '../claims/decide-by-offer.js';
import { agreeOn, createBooking, dealRefusals, type Booking } from '../domain/booking.js';
import { weeklySlots } from '../domain/weekly.js';
import { Learners } from '../learners/learners.js';
import { claimRefusals, claimTime, type Claim, type ClaimFailure } from '../store/claim-time.js';
import { hadLesson } from '../store/had-lesson.js';
import { bookingState, lessonRecord } from '../store/views.js';

type Answer = Asks['booking.book-weekly']['out'];
type Order = BookWeeklyBody & { studentId: string; learner: LearnerOfLesson | null };

/** Undoes the claims of the same transaction. */
class NotClaimed extends Error {
  constructor(
    readonly failure: ClaimFailure,
    readonly booking: Booking,
  ) {
    super(failure.code);
  }
}

/** Books a weekly time several times: each a lesson of its own through the same claim, all in one transaction. */
@Injectable()
export class BookWeekly {
  constructor(
    private readonly claims: Claims,
    private readonly learners: Learners,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: BookingConfig,
  ) {}

  @Handles('booking.book-weekly', {
    by: ['student'],
    input: BookWeeklyBody,
    refuses: [
      ...(['slot-not-offered', 'notice-too-short', 'beyond-horizon', 'teacher-not-found', 'weekly-not-open'] as const),
      ...claimRefusals,
      ...dealRefusals,
      ...(['too-many-unpaid', 'learner-not-found', 'idempotency-key-reused', 'email-not-confirmed'] as const),
    ],
  })
  async run(input: Asks['booking.book-weekly']['in'], caller: Caller): Promise<Answer> {
    const student = userOf(caller);
    checkConfirmed(student);
    const once = onceOf('book-weekly', student.userId, input);
    return answerOnce(this.transaction, once, async () => {
      const learner = await this.learners.of(input);
      const order = { ...input, studentId: student.userId, learner };
      return decideByOffer<Answer>(this.claims, { teacherId: order.teacherId, once }, (known) => this.bookUnder(known, order, once));
    });
  }

  private async bookUnder(
    { offer: { hours, terms }, versions }: KnownOffer,
    order: Order,
    once: IdempotencyRecord | null,
  ): Promise<Answer | Refusal | 'offer-changed'> {
    const now = this.clock.now();
    const deal = agreeOn(order, terms, now);
    if (deal instanceof Refusal) return deal;
    if (!hours.instantBooking || !(await this.transaction.statement((db) => hadLesson(db, order)))) return refuse('weekly-not-open');
    const slots = weeklySlots(hours, order.times, now);
    if (slots instanceof Refusal) return slots;
    const seriesId = newId();
    const held = this.config.PAY_BEFORE_CONFIRM === 'on';
    const bookings = slots.map((slot, at) =>
      createBooking(deal, slot, { id: newId(), now, held, series: { seriesId, at: at + 1, of: slots.length } }),
    );
    const answer = { lessons: bookings.map((booking) => lessonRecord(booking, now)) };
    try {
      const response = once && { key: once.key, hash: once.hash, answer };
      await this.claimAll(bookings, { dailyMaximum: hours.maxDailyLessons, versions, response });
      return answer;
    } catch (error) {
      if (!(error instanceof NotClaimed)) throw error;
      if (error.failure.code === 'offer-changed') return error.failure.code;
      const refusal = refusalOf(error.failure, undefined, now);
      return refusal instanceof ClaimRefusal ? new ClaimRefusal(refusal.code, { startsAt: toInstant(error.booking.startsAt) }) : refusal;
    }
  }

  /**
   * Claims them in order of time, so that two that overlap wait for each other only one way. Together they count as one unpaid booking. One
   * that is only held is confirmed once it is paid, each by itself.
   */
  private async claimAll(bookings: Booking[], claim: Pick<Claim, 'dailyMaximum' | 'response' | 'versions'>): Promise<void> {
    const others = { ...claim, response: null, versions: undefined, unpaidMaximum: null };
    const first = { ...claim, unpaidMaximum: this.config.unpaidMaximum() };
    await this.transaction.run(async (tx) => {
      for (const [at, booking] of bookings.entries()) {
        const failure = await claimTime(tx.db, { ...(at === 0 ? first : others), booking, atOffer: true, events: [] });
        if (failure) throw new NotClaimed(failure, booking);
        const state = bookingState(booking);
        tx.emit('booking.created', state);
        if (booking.announced) tx.emit('booking.confirmed', state);
      }
    });
  }
}
