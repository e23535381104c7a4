import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Receipt } from '@somo/contracts/receipts';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { receiptOf } from '../store/receipt-of.js';
import { PaymentSchema } from '../store/payment.schema.js';

@Injectable()
export class GetReceipt {
  constructor(private readonly db: Db) {}

  /** Returns the receipt to the student who paid; refuses everyone else with `payment-not-found`. */
  @Handles('payments.get-receipt', { by: ['student'], refuses: ['payment-not-found', 'receipt-not-ready'] })
  async run({ bookingId }: Asks['payments.get-receipt']['in'], caller: Caller): Promise<Receipt> {
    const payment = await this.db.of(PaymentSchema).findOneBy([{ bookingId }, { agreementId: bookingId }]);
    if (payment?.studentId !== userOf(caller).userId) throw refuse('payment-not-found');
    if (!payment.paidAt) throw refuse('receipt-not-ready');
    return receiptOf(payment, payment.paidAt);
  }
}
