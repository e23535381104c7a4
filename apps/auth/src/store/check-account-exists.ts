import { refuse } from '@somo/contracts/refusals';
import type { Db } from '@somo/platform/db';

/** Refuses 'account-not-found' for an account that is not there. */
export async function checkAccountExists(db: Db, userId: string): Promise<void> {
  if ((await db.sql('account-exists', 'SELECT FROM users WHERE id = $1', [userId])).length === 0) throw refuse('account-not-found');
}
