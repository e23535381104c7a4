import type { ContactBlock } from '@somo/contracts/events/contact';
import type { Db } from '@somo/platform/db';
import { upsertNewer } from '@somo/platform/upsert-newer';

/** Stores whether a person blocks another one; returns whether this is news. Messaging decides it. */
export function storeBlock(db: Db, { blockerId, blockedId, version, blocked }: ContactBlock): Promise<boolean> {
  return upsertNewer(db, { table: 'blocks', key: { blocker_id: blockerId, blocked_id: blockedId }, version, set: { is_blocked: blocked } });
}

/** Returns whether one of two people blocks the other. */
export async function isBlockedBetween(db: Db, one: string, other: string): Promise<boolean> {
  const [row] = await db.sql<{ blocked: boolean }>('block-between', 'SELECT blocked_between($1, $2) AS blocked', [one, other]);
  return row?.blocked ?? false;
}
