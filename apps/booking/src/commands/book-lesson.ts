import { Injectable } from '@nestjs/common';
import type { BookLessonInput } from '@somo/contracts/asks/booking';
import type { Caller } from '@somo/contracts/caller';
import type { LearnerOfLesson } from '@somo/contracts/learners';
import type { LessonRecord } from '@somo/contracts/lessons';
import { Refusal, refuse } from '@somo/contracts/refusals';
import type { RequestRecord } from '@somo/contracts/requests';
import { BookLessonBody } from '@somo/contracts/routes/lessons';
import { checkConfirmed } from '@somo/platform/check-confirmed';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { hashOf, type IdempotencyRecord } from '@somo/platform/idempotency';
import { newId } from '@somo/platform/ids';
import { outboxRow } from '@somo/platform/outbox/outbox';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { addRequest, requestRefusals } from '../agreements/add-request.js';
import { BookingConfig } from '../booking.config.js';
import { answerOnce } from '../claims/answer-once.js';
import { Claims, type KnownOffer } from '../claims/claims.js';
import { decideByOffer } from '../claims/decide-by-offer.js';
import { offeredSlot } from '../domain/agreed-time.js';
import { agreeOn, createBooking, dealRefusals } from '../domain/booking.js';
import { createRequest } from '../domain/request.js';
import { Learners } from '../learners/learners.js';
import { claimRefusals } from '../store/claim-time.js';
import { isBusyElsewhere } from '../store/outside-busy.js';
import { bookingState, lessonRecord } from '../store/views.js';

type Answer = LessonRecord | RequestRecord;
type Order = Omit<BookLessonInput, 'key'> & { studentId: string; learner: LearnerOfLesson | null };

/** Books an offered time at once or, where the teacher wants to accept each booking, requests it. It asks no other service unless the lesson is for a learner: the offer is a copy, and a claim costs one or two statements. */
@Injectable()
export class BookLesson {
  constructor(
    private readonly claims: Claims,
    private readonly learners: Learners,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: BookingConfig,
  ) {}

  @Handles('booking.book-lesson', {
    by: ['student'],
    input: BookLessonBody,
    refuses: [
      ...(['slot-not-offered', 'notice-too-short', 'beyond-horizon', 'teacher-not-found'] as const),
      ...claimRefusals,
      ...requestRefusals,
      ...dealRefusals,
      ...(['too-many-unpaid', 'learner-not-found', 'idempotency-key-reused', 'email-not-confirmed'] as const),
    ],
  })
  async run({ key, ...request }: BookLessonInput, caller: Caller): Promise<Answer> {
    const student = userOf(caller);
    checkConfirmed(student);
    const studentId = student.userId;
    const once = key === undefined ? null : { userId: studentId, key, hash: hashOf(request) };
    return answerOnce(this.transaction, once, async () => {
      const learner = await this.learners.of(request);
      const order = { ...request, studentId, learner };
      return decideByOffer<Answer>(this.claims, { teacherId: order.teacherId, once }, (known) => this.bookUnder(known, order, once));
    });
  }

  private async bookUnder(
    { offer: { hours, terms }, versions }: KnownOffer,
    order: Order,
    once: IdempotencyRecord | null,
  ): Promise<Answer | Refusal | 'offer-changed'> {
    const now = this.clock.now();
    const slot = offeredSlot(hours, order.startsAt, now);
    const deal = agreeOn(order, terms, now);
    if (slot instanceof Refusal) return slot;
    if (deal instanceof Refusal) return deal;
    const unpaidMaximum = this.config.unpaidMaximum();
    if (!hours.instantBooking) {
      const wanted = createRequest(deal, [slot], { id: newId(), now });
      return this.transaction.run(async (tx) => {
        if (await isBusyElsewhere(tx.db, order.teacherId, slot)) return refuse('slot-not-offered');
        return addRequest(tx, wanted, { hours, now, once, unpaidMaximum });
      });
    }
    const booking = createBooking(deal, slot, { id: newId(), now, held: this.config.PAY_BEFORE_CONFIRM === 'on' });
    const answer = lessonRecord(booking, now);
    const state = bookingState(booking);
    const events = [outboxRow('booking.created', state), ...(booking.announced ? [outboxRow('booking.confirmed', state)] : [])];
    const response = once && { key: once.key, hash: once.hash, answer };
    const claim = { booking, atOffer: true, versions, dailyMaximum: hours.maxDailyLessons, unpaidMaximum, events, response };
    return (await this.claims.claim(claim, hours)) ?? answer;
  }
}
