import type { UserStanding } from '@somo/contracts/events/user';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { revokeSessions } from '../credentials/end-sessions.js';

interface StandingChange {
  userId: string;
  /** Why they are suspended, for the person to read; null to restore them. */
  reason: string | null;
  /** Also where the account is an operator's. */
  ofOperators: boolean;
}

/**
 * Suspends or restores an account and publishes it; a suspension ends every session. Refuses 'account-not-found', what is so already and,
 * unless `ofOperators`, 'operator-account'.
 */
export async function changeStanding(tx: Tx, { userId, reason, ofOperators }: StandingChange, now: number): Promise<void> {
  const suspend = reason !== null;
  const [user] = await tx.db.sql<{ isSuspended: boolean; isOperator: boolean }>(
    'lock-standing',
    `SELECT suspended_at IS NOT NULL AS "isSuspended", role IS NOT DISTINCT FROM 'admin' AS "isOperator" FROM users WHERE id = $1 FOR UPDATE`,
    [userId],
  );
  if (!user) throw refuse('account-not-found');
  if (user.isOperator && !ofOperators) throw refuse('operator-account');
  if (user.isSuspended === suspend) throw refuse(suspend ? 'already-suspended' : 'not-suspended');
  const [changed] = await tx.db.sql<Pick<UserStanding, 'version' | 'role'>>(
    'change-standing',
    `UPDATE users SET suspended_at = $2, suspended_reason = $3, standing_version = standing_version + 1 WHERE id = $1 RETURNING standing_version AS version, role`,
    [userId, suspend ? new Date(now) : null, reason],
  );
  if (suspend) await revokeSessions(tx, userId, null, now);
  const standing = { userId, ...changed!, suspended: suspend, changedAt: toInstant(now) };
  tx.emit(suspend ? 'user.suspended' : 'user.restored', standing);
}
