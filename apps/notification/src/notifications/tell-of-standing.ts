import type { UserWarned } from '@somo/contracts/events/user';
import type { Tx } from '@somo/platform/transaction';
import type { StandingNews } from '../domain/standing-text.js';
import { addNotifications } from './add-notifications.js';

/** Tells a person in the bell and by email what an operator decided about them; the email has the reason, which events don't carry. */
export async function tellOfStanding(
  tx: Tx,
  { userId, version, changedAt }: UserWarned,
  step: StandingNews['step'],
  now: number,
): Promise<void> {
  const content = { type: 'system', params: { news: 'standing', step } } as const;
  await addNotifications(tx, [{ userId, content, about: { id: userId, type: 'account' }, once: String(version) }], now);
  tx.plan('standing-mail', { key: `${userId}-${version}`, dueAt: now, data: { userId, version, changedAt, step } });
}
