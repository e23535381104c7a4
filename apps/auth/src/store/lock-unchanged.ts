import { refuse, type RefusalCode } from '@somo/contracts/refusals';
import type { Db } from '@somo/platform/db';
import type { UserRow } from './user.schema.js';

/**
 * Locks an account that a sign-in has just recognized, and refuses with `code` if its password or address has changed since, or it is
 * suspended or being closed: a session opened now would outlive the change, which ends only those that are there.
 */
export async function lockUnchanged(db: Db, { id, email, passwordHash }: UserRow, code: RefusalCode): Promise<void> {
  const same = await db.sql(
    'lock-unchanged',
    'SELECT FROM users WHERE id = $1 AND email = $2 AND password_hash IS NOT DISTINCT FROM $3 AND suspended_at IS NULL AND erase_at IS NULL FOR SHARE',
    [id, email, passwordHash],
  );
  if (same.length === 0) throw refuse(code);
}
