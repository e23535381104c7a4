import { Injectable } from '@nestjs/common';
import type { BookLessonInput } from '@somo/contracts/asks/booking';
import type { Caller } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { RequestRecord } from '@somo/contracts/requests';
import { checkConfirmed } from '@somo/platform/check-confirmed';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { BookHour } from '../store/book-hour.js';
import { claimRefusals } from '../store/claim-refusal.js';
import { OfferChanged } from '../store/claim-time.js';
import { hashOf, readResponse, type IdempotencyRecord } from '@somo/platform/idempotency';
import { answerOnce } from '../store/answer-once.js';
import { dependsOnOffer, Offers } from '../store/offers.js';
import { requestRefusals } from '../store/add-request.js';

type Answer = LessonRecord | RequestRecord;
type Wish = Omit<BookLessonInput, 'key'> & { studentId: string };
type Once = IdempotencyRecord | null;

/** Books an offered time at once or, where the teacher wants to accept each booking, requests it. Asks nobody: the offer is a copy, and a claim costs one or two statements. */
@Injectable()
export class BookLesson {
  constructor(
    private readonly offers: Offers,
    private readonly db: Db,
    private readonly bookHour: BookHour,
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
      return await answerOnce<Answer>(this.db, once, () => this.bookHour.run(wish, { offer, once, versions }));
    } catch (error) {
      if (error instanceof OfferChanged || dependsOnOffer(error)) return undefined;
      throw error;
    }
  }

  private async underOffer(wish: Wish, once: Once): Promise<Answer> {
    const { offer, stored } = await this.offers.find(wish.teacherId, once);
    // A repeated request gets its stored response, even if the time is no longer offered. The claim itself checks for it too.
    if (once && stored) return readResponse<Answer>(stored, once.hash);
    return answerOnce<Answer>(this.db, once, () =>
      this.offers.decide(wish.teacherId, offer, (known) => this.bookHour.run(wish, { offer: known, once })),
    );
  }
}
