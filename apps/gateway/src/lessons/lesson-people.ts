import { Injectable } from '@nestjs/common';
import type { Lesson, LessonRecord } from '@somo/contracts/lessons';
import type { Person } from '@somo/contracts/people';
import type { Page } from '@somo/contracts/page';
import { GatewayConfig } from '../gateway.config.js';
import { People } from '../people/people.js';
import { LessonPayments } from './lesson-payments.js';
import { LessonReviews } from './lesson-reviews.js';

/** Adds to lessons what booking does not know: names and photos of their people, their payments and reviews, and the address of Somo's own classroom. */
@Injectable()
export class LessonPeople {
  constructor(
    private readonly people: People,
    private readonly payments: LessonPayments,
    private readonly reviews: LessonReviews,
    private readonly config: GatewayConfig,
  ) {}

  async one(record: LessonRecord): Promise<Lesson> {
    const { items } = await this.page({ items: [record], nextCursor: null });
    return items[0] as Lesson;
  }

  /** Like `one`, for the answer to a booking, which need not wait for the newest names, and is paid later. */
  async booked(record: LessonRecord): Promise<Lesson> {
    return { ...this.named(record, await this.people.byIdsAtOnce([record.teacherId, record.studentId])), payment: null };
  }

  async page({ items, nextCursor }: Page<LessonRecord>): Promise<Page<Lesson>> {
    const [people, paymentOf, reviewOf] = await Promise.all([
      this.people.byIds(items.flatMap(({ teacherId, studentId }) => [teacherId, studentId])),
      this.payments.of(items),
      this.reviews.of(items),
    ]);
    return { items: items.map((record) => ({ ...this.named(record, people), ...paymentOf(record), ...reviewOf(record) })), nextCursor };
  }

  private named(record: LessonRecord, people: Map<string, Person>): Omit<Lesson, 'payment'> {
    const of = (id: string) => people.get(id) as Person;
    return { ...this.withLink(record), teacher: of(record.teacherId), student: of(record.studentId) };
  }

  /** A lesson takes place in Somo's classroom unless the teacher's own meeting link is to be shown. */
  private withLink(record: LessonRecord): LessonRecord {
    if (record.meetingLink !== null || record.displayStatus === 'cancelled') return record;
    return { ...record, meetingLink: `${this.config.publicUrl()}/classroom/${record.id}` };
  }
}
