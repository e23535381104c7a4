import { Injectable } from '@nestjs/common';
import type { OperatorRefund } from '@somo/contracts/events/payment';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { shareContent } from '../domain/payment-content.js';
import { addNotifications } from '../notifications/add-notifications.js';

/** Notifies the teacher; the student is notified once the money is on its way back. */
@Injectable()
export class ShareLowered {
  constructor(private readonly clock: Clock) {}

  @On('payment.share-lowered')
  async run(refund: OperatorRefund, tx: Tx): Promise<void> {
    const { bookingId, teacherId, refundedCents } = refund;
    const note = { content: shareContent(refund), bookingId, once: `share-lowered-${refundedCents}`, mail: true };
    await addNotifications(tx, [{ userId: teacherId, ...note }], this.clock.now());
  }
}
