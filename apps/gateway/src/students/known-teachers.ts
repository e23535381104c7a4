import { Injectable } from '@nestjs/common';
import type { AcquaintancePage, AcquaintedTeacher, KnownTeacher, KnownTeacherPage } from '@somo/contracts/students';
import { LessonPayments } from '../lessons/lesson-payments.js';
import { LessonReviews } from '../lessons/lesson-reviews.js';
import { People } from '../people/people.js';

/** Adds to a student's teachers their names, and which lesson the student may rate, with one ask to each service for all of them. */
@Injectable()
export class KnownTeachers {
  constructor(
    private readonly people: People,
    private readonly payments: LessonPayments,
    private readonly reviews: LessonReviews,
  ) {}

  async page({ items, ...facts }: AcquaintancePage<AcquaintedTeacher>): Promise<KnownTeacherPage> {
    const lessons = items.flatMap(({ lastPaid }) => lastPaid ?? []);
    const [people, paymentOf, reviewOf] = await Promise.all([
      this.people.byIds(items.map(({ id }) => id)),
      this.payments.of(lessons),
      this.reviews.of(lessons),
    ]);
    const teacherOf = ({ lastPaid, ...item }: AcquaintedTeacher): KnownTeacher => {
      const person = { ...people.get(item.id)!, ...item };
      // Where a review is not known, none is asked for; a refunded lesson has none.
      if (!lastPaid || reviewOf(lastPaid).review !== null || paymentOf(lastPaid).payment?.charge === 'refunded') return person;
      const { id, subject, startsAt } = lastPaid;
      return { ...person, toRate: { id, subject, startsAt } };
    };
    return { items: items.map(teacherOf), ...facts };
  }
}
