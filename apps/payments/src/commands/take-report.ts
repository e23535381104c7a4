import { Injectable } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Transaction } from '@somo/platform/transaction';
import { PaymentProvider } from '../outside/provider/port.js';
import { lockPayment, moveCharge } from '../store/move-charge.js';

/** Takes a provider's signed report, however often it comes. */
@Injectable()
export class TakeReport {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async run(provider: string, body: string, signature: string): Promise<void> {
    if (provider !== this.provider.name) throw refuse('unknown-provider');
    const report = this.provider.readReport(body, signature);
    await this.transaction.run(async (tx) => {
      const payment = await lockPayment(tx, report.reference);
      if (!payment) throw refuse('payment-not-found');
      const now = this.clock.now();
      if (report.kind === 'captured') return moveCharge(tx, payment, 'captured', now);
      const inFull = report.refundedCents >= payment.amountCents;
      return moveCharge(tx, payment, inFull ? 'refunded' : 'part_refunded', now, Math.min(report.refundedCents, payment.amountCents));
    });
  }
}
