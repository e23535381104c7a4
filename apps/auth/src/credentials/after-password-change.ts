import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { revokeSessions } from './end-sessions.js';

/** Ends what the old password opened: the sessions, except the one that changed it, and every reset link. The owner is emailed. */
export async function afterPasswordChange(tx: Tx, userId: string, except: string | null, now: number): Promise<void> {
  await revokeSessions(tx, userId, except, now);
  await tx.db.run('void-resets', 'UPDATE password_resets SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL', [userId, new Date(now)]);
  tx.emit('user.password-changed', { userId, changedAt: toInstant(now) });
}
