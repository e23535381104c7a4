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
import { chargeOf } from '../outside/provider/charge-id.js';
import { ChargeProviders } from '../outside/provider/charge-providers.js';
import { OpenPayment } from '../store/charge/open-payment.js';
import { PaymentSchema, type Payment } from '../store/payment.schema.js';
import { applyPaymentResult } from '../store/charge/apply-payment-result.js';

@Injectable()
export class PayLesson {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly openPayment: OpenPayment,
    private readonly providers: ChargeProviders,
  ) {}

  @Handles('payments.pay-lesson', { by: ['student'], refuses: ['lesson-not-found', 'payment-not-open', 'card-declined'] })
  async run({ bookingId, card }: Asks['payments.pay-lesson']['in'], caller: Caller): Promise<LessonPayment> {
    const { userId } = userOf(caller);
    const payment = (await this.db.of(PaymentSchema).findOneBy({ bookingId })) ?? (await this.openEarly(bookingId));
    if (payment.studentId !== userId) throw refuse('lesson-not-found');
    if (payment.charge !== 'open' || payment.bookingCancelled) throw refuse('payment-not-open');
    const { provider, chargeId } = await chargeOf(this.providers, this.db, payment);
    return applyPaymentResult(this.db, payment, await provider.payCharge(chargeId, card), provider.payWith);
  }

  /** Opens the payment when the student pays before `booking.created` arrives: asks booking, which answers participants only. */
  private async openEarly(bookingId: string): Promise<Payment> {
    const lesson = fromLesson(await this.ask.for('booking.get-lesson', { bookingId }));
    if (!lesson) throw refuse('payment-not-open');
    return this.transaction.run((tx) => this.openPayment.run(tx, lesson));
  }
}
