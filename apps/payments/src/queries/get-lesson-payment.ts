import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonPayment } from '@somo/contracts/payments';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { lessonPayment } from '../store/lesson-payment.js';
import { PaymentSchema } from '../store/payment.schema.js';

@Injectable()
export class GetLessonPayment {
  constructor(private readonly db: Db) {}

  @Handles('payments.get-lesson-payment', { by: ['student'] })
  async run({ bookingId }: Asks['payments.get-lesson-payment']['in'], caller: Caller): Promise<LessonPayment> {
    const payment = await this.db.of(PaymentSchema).findOneBy({ bookingId, studentId: userOf(caller).userId });
    if (!payment) throw refuse('payment-not-found');
    return lessonPayment(payment);
  }
}
