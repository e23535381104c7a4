import { Injectable } from '@nestjs/common';
import type { PaymentState } from '@somo/contracts/events/payment';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class PaymentPaid {
  @On('payment.paid')
  async run(payment: PaymentState, tx: Tx): Promise<void> {
    const [paid] = await tx.db.sql<{ version: number }>(
      'booking-paid',
      'UPDATE bookings SET paid_at = $2 WHERE id = $1 AND paid_at IS NULL RETURNING version',
      [payment.bookingId, payment.changedAt],
    );
    if (!paid) return;
    for (const userId of [payment.studentId, payment.teacherId]) {
      tx.live(userId, 'lesson.changed', { lessonId: payment.bookingId, version: paid.version });
    }
  }
}
