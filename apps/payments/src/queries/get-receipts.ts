import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import type { Payment } from '../store/payment.schema.js';
import { paymentColumns } from '../store/payment-rows.js';
import { receiptOf } from '../charges/receipt-of.js';

const most = 50;

@Injectable()
export class GetReceipts {
  constructor(private readonly db: Db) {}

  /** Returns the receipts of several lessons, for emails about payments. */
  @Handles('payments.get-receipts', { by: ['service:notification'] })
  async run({ bookingIds }: Asks['payments.get-receipts']['in']): Promise<Asks['payments.get-receipts']['out']> {
    checkIds('bookingIds', bookingIds, most);
    const payments = await this.db.sql<Payment>(
      'payments-of-lessons',
      `SELECT ${paymentColumns} FROM payments WHERE booking_id = ANY ($1::uuid[]) OR agreement_id = ANY ($1::uuid[])`,
      [bookingIds],
    );
    return bookingIds.flatMap((id) => {
      const payment = payments.find(({ bookingId, agreementId }) => bookingId === id || agreementId === id);
      return payment?.paidAt ? [{ bookingId: id, receipt: receiptOf(payment, payment.paidAt) }] : [];
    });
  }
}
