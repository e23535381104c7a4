import { Injectable } from '@nestjs/common';
import type { HoursState } from '@somo/contracts/events/hours';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { RequestRecord } from '@somo/contracts/requests';
import type { Instant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { newId } from '@somo/platform/ids';
import { outboxRow } from '@somo/platform/outbox/outbox';
import { Transaction } from '@somo/platform/transaction';
import { BookingConfig } from '../booking.config.js';
import { agreedTime, offeredSlot } from '../domain/agreed-time.js';
import { agreeOn, createBooking, type LessonChoice } from '../domain/booking.js';
import { createRequest } from '../domain/request.js';
import { addRequest } from './add-request.js';
import { ClaimRefusal } from './claim-refusal.js';
import { claimTime, type Claim } from './claim-time.js';
import type { IdempotencyRecord } from '@somo/platform/idempotency';
import type { Offer } from './offers.js';
import { TakenTimes } from './taken-times.js';
import { bookingState, lessonRecord } from './views.js';
import { withAlternatives } from './with-alternatives.js';

type HourWish = LessonChoice & { startsAt: Instant };

interface Terms {
  offer: Offer;
  once: IdempotencyRecord | null;
  /** The versions that the claim must check; undefined if the offer was read just now. */
  versions?: Claim['offer'];
}

/** Books an hour under a given offer: at once or, where the teacher wants to accept each booking, as a request. */
@Injectable()
export class BookHour {
  constructor(
    private readonly transaction: Transaction,
    private readonly taken: TakenTimes,
    private readonly clock: Clock,
    private readonly config: BookingConfig,
  ) {}

  async run(wish: HourWish, { offer: { hours, terms }, once, versions }: Terms): Promise<LessonRecord | RequestRecord> {
    const now = this.clock.now();
    const slot = offeredSlot(hours, wish.startsAt, now);
    const deal = agreeOn(wish, terms);
    const unpaidMaximum = this.config.unpaidMaximum();
    if (!hours.instantBooking) {
      const wanted = createRequest(deal, slot, { id: newId(), now });
      return this.transaction.run((tx) => addRequest(tx, wanted, { hours, now, once, unpaidMaximum }));
    }
    const wanted = { teacherId: wish.teacherId, studentId: wish.studentId, ...agreedTime(slot) };
    const taken = await this.taken.refusal({ ...wanted, hours, key: once?.key ?? null, offer: versions });
    if (taken) throw taken;
    const booking = createBooking(deal, slot, { id: newId(), now, held: this.config.PAY_BEFORE_CONFIRM === 'on' });
    const answer = lessonRecord(booking, now);
    const state = bookingState(booking);
    await this.claim(hours, {
      booking,
      offer: versions,
      dailyMaximum: hours.maxDailyLessons,
      unpaidMaximum,
      events: [outboxRow('booking.created', state), ...(booking.announced ? [outboxRow('booking.confirmed', state)] : [])],
      response: once && { key: once.key, hash: once.hash, answer },
    });
    return answer;
  }

  private async claim(hours: HoursState, claim: Claim): Promise<void> {
    const { booking } = claim;
    try {
      const claimHour = () => this.transaction.statement((db) => claimTime(db, claim));
      await withAlternatives(booking.createdAt, () => ({ ...booking, hours }), claimHour);
    } catch (error) {
      if (error instanceof ClaimRefusal && error.code === 'slot-taken') this.taken.note(booking);
      throw error;
    }
  }
}
