import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { revokeSessions } from './revoke-sessions.js';
import { removeTwoStep } from './two-step.js';
import type { UserRow } from './user.schema.js';

/**
 * Leaves an account to the owner of its address, who comes with Google for the first time, and returns it: its sessions end, and what
 * somebody who had only claimed the address may have set up goes, a password as well as a second step. The owner is emailed.
 */
export async function leaveToOwner(tx: Tx, account: UserRow, now: number): Promise<UserRow> {
  const userId = account.id;
  const removed = await tx.db.run(
    'remove-unproven-password',
    'UPDATE users SET password_hash = NULL WHERE id = $1 AND password_hash IS NOT NULL AND NOT password_proven',
    [userId],
  );
  // After the password: a sign-in with it that is under way waits for this commit and is refused.
  await revokeSessions(tx, userId, null, now);
  const early = await tx.db.sql(
    'early-two-step',
    'SELECT FROM two_step s JOIN users u ON u.id = s.user_id WHERE u.id = $1 AND (s.confirmed_at IS NULL OR s.confirmed_at < u.email_confirmed_at)',
    [userId],
  );
  if (early.length > 0) await removeTwoStep(tx.db, userId);
  tx.emit('user.google-linked', { userId, passwordRemoved: removed > 0, linkedAt: toInstant(now) });
  return removed > 0 ? { ...account, passwordHash: null } : account;
}
