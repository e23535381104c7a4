import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonPayment } from '@somo/contracts/payments';
import { refuse } from '@somo/contracts/refusals';
import { PayLessonBody } from '@somo/contracts/routes/lessons';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { onceOf, runOnceOutside } from '@somo/platform/idempotency';
import { userOf } from '@somo/platform/user-of';
import { chargeOf } from '../outside/provider/charge-id.js';
import { ChargeProviders } from '../outside/provider/charge-providers.js';
import { OpenPayment } from '../charges/open-payment.js';
import { PaymentSchema } from '../store/payment.schema.js';
import { applyPaymentResult } from '../charges/apply-payment-result.js';

@Injectable()
export class PayLesson {
  constructor(
    readonly db: Db,
    readonly clock: Clock,
    private readonly openPayment: OpenPayment,
    private readonly providers: ChargeProviders,
  ) {}

  @Handles('payments.pay-lesson', {
    by: ['student'],
    input: PayLessonBody,
    refuses: ['lesson-not-found', 'payment-not-open', 'card-declined', 'idempotency-key-reused'],
  })
  async run(input: Asks['payments.pay-lesson']['in'], caller: Caller): Promise<LessonPayment> {
    const { userId } = userOf(caller);
    return runOnceOutside(this, onceOf('pay-lesson', userId, input), () => this.pay(input, userId));
  }

  private async pay({ bookingId, card }: Asks['payments.pay-lesson']['in'], userId: string): Promise<LessonPayment> {
    const payment = (await this.db.of(PaymentSchema).findOneBy({ bookingId })) ?? (await this.openPayment.early(bookingId));
    if (payment.studentId !== userId) throw refuse('lesson-not-found');
    if (payment.charge !== 'open' || payment.bookingCancelled) throw refuse('payment-not-open');
    const { provider, chargeId } = await chargeOf(this.providers, this.db, payment);
    return applyPaymentResult(this.db, payment, await provider.payCharge(chargeId, card), provider.payWith);
  }
}
