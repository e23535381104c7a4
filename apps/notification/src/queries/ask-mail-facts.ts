import { Injectable } from '@nestjs/common';
import type { WaitingMessages } from '@somo/contracts/conversations';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { Receipt } from '@somo/contracts/receipts';
import type { RequestRecord } from '@somo/contracts/requests';
import { Refusal } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import { ConcurrencyLimiter } from '@somo/platform/concurrency-limiter';
import { type Content, hasReceipt, isAboutLesson, isAboutRequest, isMessage } from '../domain/content.js';
import type { Attachment } from '../domain/email.js';
import type { Addressee } from '../domain/reader.js';
import type { Receipted } from '../domain/receipt-facts.js';
import type { PlannedMail } from '../store/notification.schema.js';
import { contentOf } from '../notifications/to-notification.js';
import { batchesOf, Readers } from './readers.js';
import { lessonsIn, unpaidIn } from '../domain/series-content.js';

/** Facts for a batch of emails. A failed ask rejects only for the emails that need it. */
export interface MailFacts {
  lesson(bookingId: string): Promise<LessonRecord | undefined>;
  request(requestId: string): Promise<RequestRecord | undefined>;
  reader(userId: string): Promise<Addressee | undefined>;
  /** Returns the first name of the learner a lesson or request is for. */
  learner(id: string): Promise<string | undefined>;
  /** Returns how many messages of a person the reader has not read, and whether they may be told of them. */
  waiting(readerId: string, senderId: string): Promise<WaitingMessages | undefined>;
  /** Returns the current receipt; undefined if the payment or its lesson no longer exists. */
  receipted(bookingId: string): Promise<Receipted | undefined>;
  /** Returns the receipt as a file; undefined if there is none that an email can carry. */
  receiptFile(bookingId: string, reader: Addressee): Promise<Attachment | undefined>;
}

type Receipts = Map<string, Receipt>;

/** How many lessons and receipts one ask is about, at most. */
const mostLessons = 50;
const withoutFile = ['payment-not-found', 'receipt-not-ready', 'receipt-too-large'];

/** Fetches what up to fifty emails need, asking each service for all of them together. */
@Injectable()
export class AskMailFacts {
  /** Rendering keeps payments busy, so fifty emails do not ask for it all at once. */
  private readonly files = new ConcurrencyLimiter({ atOnce: 2 });

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
    const idsOf = (isAbout: (content: Content) => boolean) =>
      rows.filter((row) => isAbout(contentOf(row))).flatMap((row) => lessonsIn(contentOf(row), row.relatedId));
    const owed = rows.flatMap((row) => unpaidIn(contentOf(row)));
    const lessons = watched(this.lessons([...idsOf(isAboutLesson), ...owed], receipts));
    const requests = watched(this.requests(idsOf(isAboutRequest)));
    const waiting = watched(this.waiting(rows));
    const learners = watched(this.readers.learners(rows));
    return {
      waiting: async (readerId, senderId) => (await waiting).find((one) => one.readerId === readerId && one.senderId === senderId),
      lesson: async (bookingId) => (await lessons).get(bookingId),
      request: async (requestId) => (await requests).get(requestId),
      reader: async (userId) => (await readers).get(userId),
      learner: async (id) => (await learners).get(id),
      receipted: async (bookingId) => {
        const receipt = (await receipts).get(bookingId);
        const lesson = receipt && (await lessons).get(receipt.lessonId);
        return lesson && { receipt, lesson };
      },
      receiptFile: (bookingId, reader) => this.files.run(() => this.receiptFile(bookingId, reader)),
    };
  }

  private async receipts(rows: PlannedMail[]): Promise<Receipts> {
    if (rows.length === 0) return new Map();
    const batches = batchesOf(
      rows.flatMap((row) => lessonsIn(contentOf(row), row.relatedId)),
      mostLessons,
    );
    const found = await Promise.all(batches.map((bookingIds) => this.ask.for('payments.get-receipts', { bookingIds })));
    return new Map(found.flat().map(({ bookingId, receipt }) => [bookingId, receipt]));
  }

  private async receiptFile(bookingId: string, { timeZone = 'UTC', language }: Addressee): Promise<Attachment | undefined> {
    try {
      const { number, pdf } = await this.ask.for('payments.render-receipt', { bookingId, reader: { timeZone, language } });
      return { name: `somo-receipt-${number}.pdf`, type: 'application/pdf', content: pdf };
    } catch (error) {
      if (error instanceof Refusal && withoutFile.includes(error.code)) return undefined;
      throw error;
    }
  }

  private async waiting(rows: PlannedMail[]): Promise<WaitingMessages[]> {
    const pairs = rows
      .filter((row) => isMessage(contentOf(row)))
      .map(({ userId, relatedId }) => ({ readerId: userId, senderId: relatedId }));
    return pairs.length === 0 ? [] : this.ask.for('messaging.get-waiting', { pairs });
  }

  private async requests(ids: string[]): Promise<Map<string, RequestRecord>> {
    if (ids.length === 0) return new Map();
    const requests = await this.ask.for('booking.get-requests', { requestIds: [...new Set(ids)] });
    return new Map(requests.map((request) => [request.id, request]));
  }

  /** Returns the lessons of the emails and of their receipts: a rescheduled lesson has a different id from the one in its email. */
  private async lessons(spokenOf: string[], receipts: Promise<Receipts>): Promise<Map<string, LessonRecord>> {
    const known = await receipts.catch((): Receipts => new Map());
    const batches = batchesOf([...spokenOf, ...[...known.values()].map(({ lessonId }) => lessonId)], mostLessons);
    const lessons = await Promise.all(batches.map((bookingIds) => this.ask.for('booking.get-lessons', { bookingIds })));
    return new Map(lessons.flat().map((lesson) => [lesson.id, lesson]));
  }
}

/** Prevents an unhandled rejection: the error surfaces only for those who await the promise, if anyone does. */
function watched<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
