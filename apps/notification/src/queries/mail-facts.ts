import { Injectable } from '@nestjs/common';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { Receipt } from '@somo/contracts/receipts';
import { Ask } from '@somo/platform/ask';
import { hasReceipt, isMoney } from '../domain/content.js';
import type { Addressee } from '../domain/email.js';
import type { Receipted } from '../domain/receipt-text.js';
import type { PlannedMail } from '../store/notification.schema.js';
import { contentOf } from '../store/to-notification.js';
import { Readers } from './readers.js';

/** Facts for a batch of emails. A failed ask rejects only for the emails that need it. */
export interface MailFacts {
  lesson(bookingId: string): Promise<LessonRecord | undefined>;
  reader(userId: string): Promise<Addressee | undefined>;
  /** Returns the current receipt; undefined if the payment or its lesson no longer exists. */
  receipted(bookingId: string): Promise<Receipted | undefined>;
}

type Receipts = Map<string, Receipt>;

/** Fetches what up to fifty emails need, asking each service once for all of them. */
@Injectable()
export class AskMailFacts {
  constructor(
    private readonly ask: Ask,
    private readonly readers: Readers,
  ) {}

  for(rows: PlannedMail[]): MailFacts {
    const readers = watched(
      this.readers.people(
        rows.map(({ userId }) => userId),
        rows.map(contentOf),
      ),
    );
    const receipts = watched(this.receipts(rows.filter((row) => hasReceipt(contentOf(row), row.userId))));
    const spokenOf = rows.filter((row) => !isMoney(contentOf(row))).map(({ relatedId }) => relatedId);
    const lessons = watched(this.lessons(spokenOf, receipts));
    return {
      lesson: async (bookingId) => (await lessons).get(bookingId),
      reader: async (userId) => (await readers).get(userId),
      receipted: async (bookingId) => {
        const receipt = (await receipts).get(bookingId);
        const lesson = receipt && (await lessons).get(receipt.lessonId);
        return lesson && { receipt, lesson };
      },
    };
  }

  private async receipts(rows: PlannedMail[]): Promise<Receipts> {
    if (rows.length === 0) return new Map();
    const bookingIds = [...new Set(rows.map(({ relatedId }) => relatedId))];
    const found = await this.ask.for('payments.get-receipts', { bookingIds });
    return new Map(found.map(({ bookingId, receipt }) => [bookingId, receipt]));
  }

  /** Returns the lessons of the emails and of their receipts: a rescheduled lesson has a different id from the one in its email. */
  private async lessons(spokenOf: string[], receipts: Promise<Receipts>): Promise<Map<string, LessonRecord>> {
    const known = await receipts.catch((): Receipts => new Map());
    const bookingIds = [...new Set([...spokenOf, ...[...known.values()].map(({ lessonId }) => lessonId)])];
    if (bookingIds.length === 0) return new Map();
    const lessons = await this.ask.for('booking.get-lessons', { bookingIds });
    return new Map(lessons.map((lesson) => [lesson.id, lesson]));
  }
}

/** Prevents an unhandled rejection: the error surfaces only for those who await the promise, if anyone does. */
function watched<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
