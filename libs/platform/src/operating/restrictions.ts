// A service's own copy of who is restricted: its table `restrictions`, of which its first migration with this text makes one.
import type { UserRestriction } from '@somo/contracts/events/user';
import type { Db } from '../db.js';
import { upsertNewer } from '../upsert-newer.js';

export const createRestrictions = `
  CREATE TABLE restrictions (user_id uuid PRIMARY KEY, version integer NOT NULL, restricted boolean NOT NULL)`;

/** Returns whether the restriction was stored; false if a newer one is known. */
export function storeRestriction(db: Db, { userId, version, restricted }: UserRestriction): Promise<boolean> {
  return upsertNewer(db, { table: 'restrictions', key: { user_id: userId }, version, set: { restricted } });
}

/** Returns whether someone is restricted, as far as this service knows. */
export async function isRestricted(db: Db, userId: string): Promise<boolean> {
  return (await db.sql('is-restricted', 'SELECT FROM restrictions WHERE user_id = $1 AND restricted', [userId])).length > 0;
}
