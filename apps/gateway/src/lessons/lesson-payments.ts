import { Injectable } from '@nestjs/common';
import type { Lesson, LessonRecord } from '@somo/contracts/lessons';
import type { PaymentOfLesson } from '@somo/contracts/receipts';
import { Ask } from '@somo/platform/ask';
import { Log } from '@somo/platform/log';

/** Lessons are shown without their payments rather than late. */
const askOptions = { timeoutMs: 1000 };

type PaymentPart = Pick<Lesson, 'payment' | 'paymentUnavailable'>;

type Of = Pick<LessonRecord, 'id' | 'paidAt'>;

/** Looks up the payments of lessons, with one ask for all of them. */
@Injectable()
export class LessonPayments {
  constructor(
    private readonly ask: Ask,
    private readonly log: Log,
  ) {}

  /** Returns the payment of each of these lessons; unpaid ones are not looked up in payments. */
  async of(lessons: readonly Of[]): Promise<(lesson: Of) => PaymentPart> {
    const paid = lessons.filter(({ paidAt }) => paidAt !== null).map(({ id }) => id);
    const payments = paid.length > 0 ? await this.list(paid) : [];
    if (payments === null) return ({ paidAt }) => ({ payment: null, ...(paidAt === null ? {} : { paymentUnavailable: true }) });
    const byLesson = new Map(payments.map((payment) => [payment.lessonId, payment]));
    return ({ id }) => ({ payment: byLesson.get(id) ?? null });
  }

  private async list(bookingIds: string[]): Promise<PaymentOfLesson[] | null> {
    try {
      return await this.ask.for('payments.list-lesson-payments', { bookingIds }, askOptions);
    } catch (error) {
      this.log.warn({ err: error }, 'the payments of lessons are missing');
      return null;
    }
  }
}
