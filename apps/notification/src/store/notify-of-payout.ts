import type { PayoutState } from '@somo/contracts/events/payout';
import type { Tx } from '@somo/platform/transaction';
import { payoutContent } from '../domain/content.js';
import { addNotifications } from './add-notifications.js';

/** Notifies a teacher of a payout's status, once per status. */
export async function notifyOfPayout(tx: Tx, payout: PayoutState, now: number): Promise<void> {
  const content = payoutContent(payout);
  if (!content) return;
  const about = { id: payout.payoutId, type: 'payout' } as const;
  await addNotifications(tx, [{ userId: payout.teacherId, content, about, once: payout.status, mail: true }], now);
}
