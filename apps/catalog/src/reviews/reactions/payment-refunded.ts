import { Injectable } from '@nestjs/common';
import type { PaymentState } from '@somo/contracts/events/payment';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class PaymentRefunded {
  /** Keeps that a lesson was refunded in full, whether it is reviewed before or after: its review stays, and says so. */
  @On('payment.refunded')
  async run({ agreementId, amountCents, refundedCents }: PaymentState, tx: Tx): Promise<void> {
    if (refundedCents < amountCents) return;
    await tx.db.run('keep-refunded', 'INSERT INTO refunded_agreements (agreement_id) VALUES ($1) ON CONFLICT DO NOTHING', [agreementId]);
  }
}
