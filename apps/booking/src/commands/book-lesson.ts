import { Injectable } from '@nestjs/common';
import type { BookLessonInput } from '@somo/contracts/asks/booking';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
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
import type { OfferedSlot } from '../domain/agreed-time.js';
import { createBooking, type Booking } from '../domain/booking.js';
import { offeredTime, offerRefusals, withAlternatives } from '../store/agreed-time.js';
import { claimRefusals, claimTime } from '../store/claim-time.js';
import { replayResponse, IdempotentReplay, findResponse, hashOf } from '../store/idempotency.js';
import { bookingState, lessonRecord } from '../store/views.js';

/** Leaves the claim enough time before the caller times out. */
const offerTimeout = { timeoutMs: offerTimeoutMs };

type Offer = [OfferedSlot, Asks['catalog.get-teacher-terms']['out']];

@Injectable()
export class BookLesson {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: BookingConfig,
  ) {}

  @Handles('booking.book-lesson', {
    by: ['student'],
    refuses: [
      ...offerRefusals,
      ...claimRefusals,
      ...(['own-lesson', 'teacher-not-available', 'rate-not-set', 'price-changed', 'subject-not-taught', 'module-not-taught'] as const),
      ...(['too-many-unpaid', 'idempotency-key-reused'] as const),
    ],
  })
  async run({ key, ...request }: BookLessonInput, caller: Caller): Promise<LessonRecord> {
    const studentId = userOf(caller).userId;
    const hash = hashOf(request);
    const now = this.clock.now();
    let booking: Booking;
    let dailyMaximum: number;
    try {
      const [slot, terms] = await this.offer(request);
      booking = createBooking({ ...request, id: newId(), studentId, held: this.config.PAY_BEFORE_CONFIRM === 'on' }, slot, terms, now);
      dailyMaximum = slot.dailyMaximum;
    } catch (error) {
      // A repeated request gets its stored response, even if the time is no longer offered. The claim itself checks for it too.
      const stored = key === undefined ? undefined : await findResponse(this.db, studentId, key, hash);
      if (stored) return stored;
      throw error;
    }
    const answer = lessonRecord(booking, now);
    const state = bookingState(booking);
    const claim = {
      booking,
      dailyMaximum,
      unpaidMaximum: this.config.RATE_LIMITS === 'off' ? null : this.config.MAX_UNPAID_BOOKINGS,
      events: [outboxRow('booking.created', state), ...(booking.announced ? [outboxRow('booking.confirmed', state)] : [])],
      response: key === undefined ? null : { key, hash, answer },
    };
    try {
      const claimHour = () => this.transaction.statement((db) => claimTime(db, claim));
      await withAlternatives({ ask: this.ask, db: this.db, now }, () => booking, claimHour);
      return answer;
    } catch (error) {
      if (error instanceof IdempotentReplay) return replayResponse(this.db, studentId, key, hash);
      throw error;
    }
  }

  private offer({ teacherId, startsAt }: Pick<BookLessonInput, 'teacherId' | 'startsAt'>): Promise<Offer> {
    return Promise.all([
      offeredTime(this.ask, teacherId, startsAt),
      this.ask.for('catalog.get-teacher-terms', { teacherId }, offerTimeout),
    ]);
  }
}
