import type { UserStanding } from '@somo/contracts/events/user';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { revokeSessions } from './revoke-sessions.js';

/**
 * Suspends or restores an account and publishes it; a suspension ends every session. Refuses 'account-not-found', and what is so already.
 */
export async function changeStanding(tx: Tx, { userId, suspend }: { userId: string; suspend: boolean }, now: number): Promise<void> {
  const [user] = await tx.db.sql<{ isSuspended: boolean }>(
    'lock-standing',
    'SELECT suspended_at IS NOT NULL AS "isSuspended" FROM users WHERE id = $1 FOR UPDATE',
    [userId],
  );
  if (!user) throw refuse('account-not-found');
  if (user.isSuspended === suspend) throw refuse(suspend ? 'already-suspended' : 'not-suspended');
  const [changed] = await tx.db.sql<Pick<UserStanding, 'version' | 'role'>>(
    'change-standing',
    `UPDATE users SET suspended_at = $2, standing_version = standing_version + 1 WHERE id = $1 RETURNING standing_version AS version, role`,
    [userId, suspend ? new Date(now) : null],
  );
  if (suspend) await revokeSessions(tx, userId, null, now);
  const standing = { userId, ...changed!, suspended: suspend, changedAt: toInstant(now) };
  tx.emit(suspend ? 'user.suspended' : 'user.restored', standing);
}
