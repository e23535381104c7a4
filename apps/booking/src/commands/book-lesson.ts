import { Injectable } from '@nestjs/common';
import type { BookLessonInput } from '@somo/contracts/asks/booking';
import type { Caller } from '@somo/contracts/caller';
import type { HoursState } from '@somo/contracts/events/hours';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { RequestRecord } from '@somo/contracts/requests';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { outboxRow } from '@somo/platform/outbox/outbox';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { BookingConfig } from '../booking.config.js';
import { offeredSlot } from '../domain/agreed-time.js';
import { agreeOn, createBooking, type Booking } from '../domain/booking.js';
import { createRequest } from '../domain/request.js';
import { withAlternatives } from '../store/alternatives.js';
import { claimRefusals, claimTime } from '../store/claim-time.js';
import { answerOnce, hashOf, readResponse, type IdempotencyRecord } from '../store/idempotency.js';
import { Offers } from '../store/offers.js';
import { addRequest, requestRefusals } from '../store/add-request.js';
import { bookingState, lessonRecord } from '../store/views.js';

type Answer = LessonRecord | RequestRecord;

/** Books an offered time at once or, where the teacher wants to accept each booking, requests it. Asks nobody: the offer is a copy. */
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
      ...(['too-many-unpaid', 'idempotency-key-reused'] as const),
    ],
  })
  async run({ key, ...request }: BookLessonInput, caller: Caller): Promise<Answer> {
    const studentId = userOf(caller).userId;
    const once = key === undefined ? null : { userId: studentId, key, hash: hashOf(request) };
    const { offer, stored } = await this.offers.find(request.teacherId, once);
    // A repeated request gets its stored response, even if the time is no longer offered. The claim itself checks for it too.
    if (once && stored) return readResponse<Answer>(stored, once.hash);
    const now = this.clock.now();
    const { hours, slot, deal } = await this.offers.decide(request.teacherId, offer, (known) => ({
      hours: known.hours,
      slot: offeredSlot(known.hours, request.startsAt, now),
      deal: agreeOn({ ...request, studentId }, known.terms),
    }));
    return answerOnce<Answer>(this.db, once, async () => {
      if (!hours.instantBooking) {
        const wanted = createRequest(deal, slot, { id: newId(), now });
        const unpaidMaximum = this.config.unpaidMaximum();
        return this.transaction.run((tx) => addRequest(tx, wanted, { hours, now, once, unpaidMaximum }));
      }
      const held = this.config.PAY_BEFORE_CONFIRM === 'on';
      return this.book(createBooking(deal, slot, { id: newId(), now, held }), hours, once, now);
    });
  }

  private async book(booking: Booking, hours: HoursState, once: IdempotencyRecord | null, now: number): Promise<LessonRecord> {
    const answer = lessonRecord(booking, now);
    const state = bookingState(booking);
    const claim = {
      booking,
      dailyMaximum: hours.maxDailyLessons,
      unpaidMaximum: this.config.unpaidMaximum(),
      events: [outboxRow('booking.created', state), ...(booking.announced ? [outboxRow('booking.confirmed', state)] : [])],
      response: once && { key: once.key, hash: once.hash, answer },
    };
    const claimHour = () => this.transaction.statement((db) => claimTime(db, claim));
    await withAlternatives({ db: this.db, now }, () => ({ ...booking, hours }), claimHour);
    return answer;
  }
}
