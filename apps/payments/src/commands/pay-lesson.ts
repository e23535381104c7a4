import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonPayment } from '@somo/contracts/payments';
import { refuse } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { fromLesson } from '../domain/agreed-lesson.js';
import { chargeIdOf } from '../outside/provider/charge-id.js';
import { PaymentProvider } from '../outside/provider/port.js';
import { lessonPayment } from '../store/lesson-payment.js';
import { OpenPayment } from '../store/open-payment.js';
import { PaymentSchema, type Payment } from '../store/payment.schema.js';

@Injectable()
export class PayLesson {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly openPayment: OpenPayment,
    private readonly provider: PaymentProvider,
  ) {}

  @Handles('payments.pay-lesson', { by: ['student'] })
  async run({ bookingId, card }: Asks['payments.pay-lesson']['in'], caller: Caller): Promise<LessonPayment> {
    const { userId } = userOf(caller);
    const payment = (await this.db.of(PaymentSchema).findOneBy({ bookingId })) ?? (await this.openEarly(bookingId));
    if (payment.studentId !== userId) throw refuse('lesson-not-found');
    if (payment.charge !== 'open') throw refuse('payment-not-open');
    const outcome = await this.provider.payCharge(await chargeIdOf(this.provider, this.db, payment), card);
    if (outcome === 'declined') throw refuse('card-declined');
    if (outcome === 'closed') throw refuse('payment-not-open');
    return lessonPayment(payment);
  }

  /** The student was faster than the event: booking says what was agreed, to its own people only. */
  private async openEarly(bookingId: string): Promise<Payment> {
    const lesson = fromLesson(await this.ask.for('booking.get-lesson', { bookingId }));
    if (!lesson) throw refuse('payment-not-open');
    return this.transaction.run((tx) => this.openPayment.run(tx, lesson));
  }
}
