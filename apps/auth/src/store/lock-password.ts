import { refuse } from '@somo/contracts/refusals';
import type { Db } from '@somo/platform/db';
import type { UserRow } from './user.schema.js';

/**
 * Locks the password that a sign-in has just matched, and refuses if it has been changed since: a session opened with the old password
 * would outlive the change, which ends only those that are there.
 */
export async function lockPassword(db: Db, { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>): Promise<void> {
  const same = await db.sql('lock-password', 'SELECT FROM users WHERE id = $1 AND password_hash = $2 FOR SHARE', [id, passwordHash]);
  if (same.length === 0) throw refuse('wrong-credentials');
}
