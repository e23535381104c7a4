import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { sharesActivity } from '../../store/shares-activity.js';
import { contactsPresence, lockPresence, personPresence } from './presences.js';

/**
 * Pushes a person's presence to contacts who are online or away, unless the person does not share it. Must run in a transaction after the
 * one that changed it: of two contacts who come online together, whoever commits last sees the other. It may have changed again in between,
 * so it is read anew.
 */
export async function tellContacts(tx: Tx, userId: string, now: number): Promise<void> {
  await lockPresence(tx.db, userId);
  if (!(await sharesActivity(tx.db, userId))) return;
  const payload = { userId, presence: await personPresence(tx.db, userId, now), at: toInstant(now) };
  for (const contact of await contactsPresence(tx.db, userId, now)) {
    if (contact.presence !== 'offline') tx.live(contact.userId, 'presence.changed', payload);
  }
}
