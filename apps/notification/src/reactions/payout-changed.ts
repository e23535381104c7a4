import { Injectable } from '@nestjs/common';
import type { PayoutState } from '@somo/contracts/events/payout';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { payoutContent } from '../domain/content.js';
import { addNotifications } from '../notifications/add-notifications.js';

/** Notifies a teacher when a payout is sent, completed or refused, once for each. */
@Injectable()
export class PayoutChanged {
  constructor(private readonly clock: Clock) {}

  @On('payout.sent', 'payout.completed', 'payout.refused')
  async run(payout: PayoutState, tx: Tx): Promise<void> {
    const content = payoutContent(payout);
    if (!content) return;
    const about = { id: payout.payoutId, type: 'payout' } as const;
    const note = { userId: payout.teacherId, content, about, once: payout.status, mail: true };
    await addNotifications(tx, [note], this.clock.now());
  }
}
