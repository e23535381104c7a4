// A service's own copy of who is suspended: its table `suspensions`, of which its first migration with these texts makes one.
import type { UserStanding } from '@somo/contracts/events/user';
import { refuse } from '@somo/contracts/refusals';
import type { Db } from '../db.js';

export const createSuspensions = `
  CREATE TABLE suspensions (user_id uuid PRIMARY KEY, version integer NOT NULL, suspended boolean NOT NULL)`;

/** Returns whether the suspension was stored; false if a newer one is known. */
export async function storeStanding(db: Db, { userId, version, suspended }: UserStanding): Promise<boolean> {
  const stored = await db.run(
    'keep-standing',
    `INSERT INTO suspensions (user_id, version, suspended) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET version = excluded.version, suspended = excluded.suspended
     WHERE suspensions.version < excluded.version`,
    [userId, version, suspended],
  );
  return stored > 0;
}

/** Refuses 'account-suspended' for an operator whose access token has outlived the suspension. */
export async function checkNotSuspended(db: Db, userId: string): Promise<void> {
  if (await isSuspended(db, userId)) throw refuse('account-suspended');
}

/** Returns whether someone is suspended, as far as this service knows. */
export async function isSuspended(db: Db, userId: string): Promise<boolean> {
  return (await db.sql('is-suspended', 'SELECT FROM suspensions WHERE user_id = $1 AND suspended', [userId])).length > 0;
}
