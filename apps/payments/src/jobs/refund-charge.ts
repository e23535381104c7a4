import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Db } from '@somo/platform/db';
import { Runs } from '@somo/platform/runs';
import { chargeIdOf } from '../outside/provider/charge-id.js';
import { PaymentProvider } from '../outside/provider/port.js';
import { PaymentSchema } from '../store/payment.schema.js';

/** Asks for the money back; it counts as refunded when the provider reports so. */
@Injectable()
export class RefundCharge {
  constructor(
    private readonly db: Db,
    private readonly provider: PaymentProvider,
  ) {}

  @Runs('refund-charge')
  async run({ paymentId }: Jobs['refund-charge']['data']): Promise<void> {
    const payment = await this.db.of(PaymentSchema).findOneBy({ id: paymentId });
    if (!payment?.refundDue || payment.refundedCents === payment.amountCents) return;
    const chargeId = await chargeIdOf(this.provider, this.db, payment);
    await this.provider.refundCharge(chargeId, { key: `refund-${paymentId}`, amountCents: payment.amountCents - payment.refundedCents });
  }
}
