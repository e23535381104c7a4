import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { PaymentOfLesson } from '@somo/contracts/receipts';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { In } from 'typeorm';
import { lessonPayment } from '../charges/lesson-payment.js';
import { PaymentSchema } from '../store/payment.schema.js';

@Injectable()
export class ListLessonPayments {
  constructor(private readonly db: Db) {}

  /** Returns the payments of several lessons; a teacher sees only paid ones. */
  @Handles('payments.list-lesson-payments', { by: ['student', 'teacher'] })
  async run({ bookingIds }: Asks['payments.list-lesson-payments']['in'], caller: Caller): Promise<PaymentOfLesson[]> {
    const { userId } = userOf(caller);
    const found = await this.db.of(PaymentSchema).findBy({ bookingId: In(bookingIds) });
    return found
      .filter(({ studentId, teacherId, paidAt }) => studentId === userId || (teacherId === userId && paidAt !== null))
      .map((payment) => ({ lessonId: payment.bookingId, ...lessonPayment(payment) }));
  }
}
