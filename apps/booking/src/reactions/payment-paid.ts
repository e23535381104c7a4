import { Injectable } from '@nestjs/common';
import type { PaymentState } from '@somo/contracts/events/payment';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class PaymentPaid {
  @On('payment.paid')
  async run(payment: PaymentState, tx: Tx): Promise<void> {
    await tx.db.run('booking-paid', 'UPDATE bookings SET paid_at = $2 WHERE id = $1 AND paid_at IS NULL', [payment.bookingId, payment.changedAt]);
  }
}
