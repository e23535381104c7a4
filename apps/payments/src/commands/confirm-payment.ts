import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonPayment } from '@somo/contracts/payments';
import { refuse } from '@somo/contracts/refusals';
import { ConfirmPaymentBody } from '@somo/contracts/routes/lessons';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { ChargeProviders } from '../outside/provider/charge-providers.js';
import { PaymentSchema } from '../store/payment.schema.js';
import { applyPaymentResult } from '../charges/apply-payment-result.js';

/** Passes on the student's answer to their bank's confirmation prompt and returns the payment. */
@Injectable()
export class ConfirmPayment {
  constructor(
    private readonly db: Db,
    private readonly providers: ChargeProviders,
  ) {}

  @Handles('payments.confirm-payment', {
    by: ['student'],
    input: ConfirmPaymentBody,
    refuses: ['payment-not-found', 'payment-not-open', 'nothing-to-confirm', 'card-declined'],
  })
  async run({ bookingId, approved }: Asks['payments.confirm-payment']['in'], caller: Caller): Promise<LessonPayment> {
    const payment = await this.db.of(PaymentSchema).findOneBy({ bookingId, studentId: userOf(caller).userId });
    if (!payment) throw refuse('payment-not-found');
    if (payment.charge !== 'open' || payment.bookingCancelled) throw refuse('payment-not-open');
    if (payment.nextAction?.kind !== 'confirm' || !payment.providerChargeId) throw refuse('nothing-to-confirm');
    const provider = this.providers.of(payment);
    return applyPaymentResult(this.db, payment, await provider.confirmCharge(payment.providerChargeId, approved), provider.payWith);
  }
}
