import { Injectable } from '@nestjs/common';
import type { BookLessonInput } from '@somo/contracts/asks/booking';
import type { Caller } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { RequestRecord } from '@somo/contracts/requests';
import { checkConfirmed } from '@somo/platform/check-confirmed';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { outboxRow } from '@somo/platform/outbox/outbox';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { BookingConfig } from '../booking.config.js';
import { offeredSlot } from '../domain/agreed-time.js';
import { agreeOn, createBooking } from '../domain/booking.js';
import { createRequest } from '../domain/request.js';
import { withAlternatives } from '../store/alternatives.js';
import { claimRefusals } from '../store/claim-refusal.js';
import { claimTime, OfferChanged, type Claim } from '../store/claim-time.js';
import { answerOnce, hashOf, readResponse, type IdempotencyRecord } from '../store/idempotency.js';
import { dependsOnOffer, Offers, type Offer } from '../store/offers.js';
import { addRequest, requestRefusals } from '../store/add-request.js';
import { bookingState, lessonRecord } from '../store/views.js';

type Answer = LessonRecord | RequestRecord;
type Wish = Omit<BookLessonInput, 'key'> & { studentId: string };
type Once = IdempotencyRecord | null;

/** Books an offered time at once or, where the teacher wants to accept each booking, requests it. Asks nobody: the offer is a copy, and a claim costs one or two statements. */
@Injectable()
export class BookLesson {
  constructor(
    private readonly offers: Offers,
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: BookingConfig,
  ) {}

  @Handles('booking.book-lesson', {
    by: ['student'],
    refuses: [
      ...(['slot-not-offered', 'notice-too-short', 'beyond-horizon', 'teacher-not-found'] as const),
      ...claimRefusals,
      ...requestRefusals,
      ...(['own-lesson', 'teacher-not-available', 'rate-not-set', 'price-changed', 'subject-not-taught', 'module-not-taught'] as const),
      ...(['too-many-unpaid', 'idempotency-key-reused', 'email-not-confirmed'] as const),
    ],
  })
  async run({ key, ...request }: BookLessonInput, caller: Caller): Promise<Answer> {
    const student = userOf(caller);
    checkConfirmed(student);
    const wish = { ...request, studentId: student.userId };
    const once = key === undefined ? null : { userId: wish.studentId, key, hash: hashOf(request) };
    return (await this.underLastRead(wish, once)) ?? this.underOffer(wish, once);
  }

  /** Books without reading the offer again: the claim checks that it is still the current one. undefined: it must be read. */
  private async underLastRead(wish: Wish, once: Once): Promise<Answer | undefined> {
    const offer = this.offers.lastRead(wish.teacherId);
    if (!offer?.hours.instantBooking) return undefined;
    const versions = { hours: offer.hours.version, terms: offer.terms.version };
    try {
      return await answerOnce<Answer>(this.db, once, () => this.book(wish, offer, once, versions));
    } catch (error) {
      if (error instanceof OfferChanged || dependsOnOffer(error)) return undefined;
      throw error;
    }
  }

  private async underOffer(wish: Wish, once: Once): Promise<Answer> {
    const { offer, stored } = await this.offers.find(wish.teacherId, once);
    // A repeated request gets its stored response, even if the time is no longer offered. The claim itself checks for it too.
    if (once && stored) return readResponse<Answer>(stored, once.hash);
    return answerOnce<Answer>(this.db, once, () => this.offers.decide(wish.teacherId, offer, (known) => this.book(wish, known, once)));
  }

  private async book(wish: Wish, { hours, terms }: Offer, once: Once, offer?: Claim['offer']): Promise<Answer> {
    const now = this.clock.now();
    const slot = offeredSlot(hours, wish.startsAt, now);
    const deal = agreeOn(wish, terms);
    const unpaidMaximum = this.config.unpaidMaximum();
    if (!hours.instantBooking) {
      const wanted = createRequest(deal, slot, { id: newId(), now });
      return this.transaction.run((tx) => addRequest(tx, wanted, { hours, now, once, unpaidMaximum }));
    }
    const booking = createBooking(deal, slot, { id: newId(), now, held: this.config.PAY_BEFORE_CONFIRM === 'on' });
    const answer = lessonRecord(booking, now);
    const state = bookingState(booking);
    const claim = {
      booking,
      offer,
      dailyMaximum: hours.maxDailyLessons,
      unpaidMaximum,
      events: [outboxRow('booking.created', state), ...(booking.announced ? [outboxRow('booking.confirmed', state)] : [])],
      response: once && { key: once.key, hash: once.hash, answer },
    };
    const claimHour = () => this.transaction.statement((db) => claimTime(db, claim));
    await withAlternatives({ db: this.db, now }, () => ({ ...booking, hours }), claimHour);
    return answer;
  }
}
