import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { refuse } from '@somo/contracts/refusals';
import { contactsPresence, lockPresence, shown } from '../presence/store/presences.js';
import { storeBlock } from './store/blocks.js';
import { readReach } from './store/reach.js';

interface Block {
  blockerId: string;
  blockedId: string;
  isBlocked: boolean;
}

/** Stores whether a person blocks a contact; both see at once whether the other one is there. Doing it again changes nothing. */
export async function setBlock(tx: Tx, block: Block, now: number): Promise<null> {
  const { blockerId, blockedId, isBlocked } = block;
  if (!(await readReach(tx.db, blockerId, blockedId))) throw refuse('contact-not-found');
  // In one order, or two people who block each other would wait for each other.
  for (const userId of [blockerId, blockedId].sort()) await lockPresence(tx.db, userId);
  const version = await storeBlock(tx.db, { ...block, now });
  if (version === undefined) return null;
  const changedAt = toInstant(now);
  tx.emit(isBlocked ? 'contact.blocked' : 'contact.unblocked', { blockerId, blockedId, version, blocked: isBlocked, changedAt });
  for (const [userId, otherId] of [
    [blockerId, blockedId],
    [blockedId, blockerId],
  ] as const) {
    const other = (await contactsPresence(tx.db, userId, now)).find((contact) => contact.userId === otherId);
    if (other) tx.live(userId, 'presence.changed', { ...shown(other), at: changedAt });
  }
  return null;
}
