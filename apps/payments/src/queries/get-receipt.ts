import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Receipt } from '@somo/contracts/receipts';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { receiptNumber } from '../domain/receipt-number.js';
import { lessonPayment } from '../store/lesson-payment.js';
import { PaymentSchema } from '../store/payment.schema.js';

@Injectable()
export class GetReceipt {
  constructor(private readonly db: Db) {}

  /** For whoever paid, and for the mail to them. A payment of somebody else is not there. */
  @Handles('payments.get-receipt', { by: ['student', 'service:notification'] })
  async run({ bookingId }: Asks['payments.get-receipt']['in'], caller: Caller): Promise<Receipt> {
    const payment = await this.db.of(PaymentSchema).findOneBy([{ bookingId }, { agreementId: bookingId }]);
    const mayRead = caller.kind === 'service' || (caller.kind === 'user' && caller.userId === payment?.studentId);
    if (!payment || !mayRead) throw refuse('payment-not-found');
    if (!payment.paidAt) throw refuse('receipt-not-ready');
    const { charge, amountCents, feeCents, netCents, refundedCents, refundPendingCents, currency } = lessonPayment(payment);
    return {
      number: receiptNumber(payment.id),
      lessonId: payment.bookingId,
      studentId: payment.studentId,
      teacherId: payment.teacherId,
      subject: payment.subject,
      paidAt: toInstant(payment.paidAt.getTime()),
      provider: payment.provider,
      realMoney: payment.provider !== 'sandbox',
      ...{ charge, amountCents, feeCents, netCents, refundedCents, refundPendingCents, currency },
    };
  }
}
