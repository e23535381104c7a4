import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonPayment } from '@somo/contracts/payments';
import { refuse } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { ChargeProviders } from '../outside/provider/charge-providers.js';
import { findPayment } from '../charges/find-payment.js';
import { lessonPayment } from '../charges/lesson-payment.js';

@Injectable()
export class GetLessonPayment {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
    private readonly providers: ChargeProviders,
  ) {}

  /** Both sides see where the money goes; the teacher from when there is some, and without what the student has still to do. */
  @Handles('payments.get-lesson-payment', { by: ['student', 'teacher'], refuses: ['payment-not-found'] })
  async run({ bookingId }: Asks['payments.get-lesson-payment']['in'], caller: Caller): Promise<LessonPayment> {
    const { userId } = userOf(caller);
    const payment = await findPayment(this.db, this.ask, bookingId);
    const isTheirs = payment?.studentId === userId || (payment?.teacherId === userId && payment.paidAt !== null);
    if (!payment || !isTheirs) throw refuse('payment-not-found');
    return lessonPayment(payment, this.providers.named(payment.provider)?.payWith);
  }
}
