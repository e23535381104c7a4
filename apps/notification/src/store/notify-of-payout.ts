import type { PayoutState } from '@somo/contracts/events/payout';
import type { Tx } from '@somo/platform/transaction';
import { payoutContent } from '../domain/content.js';
import { addNotifications } from './add-notifications.js';

/** Tells a teacher what became of a payout, once for each thing that did. */
export async function notifyOfPayout(tx: Tx, payout: PayoutState, now: number): Promise<void> {
  const content = payoutContent(payout);
  if (!content) return;
  const about = { id: payout.payoutId, type: 'payout' } as const;
  await addNotifications(tx, [{ userId: payout.teacherId, content, about, once: payout.status, mail: true }], now);
}
