import type { Tx } from '@somo/platform/transaction';
import { tellEnded } from './tell-ended.js';

/** Revokes a session with all its tokens; its open pages are notified at once. */
export async function revokeSession(tx: Tx, session: { sessionId: string; userId: string }, now: number): Promise<void> {
  await tx.db.run('revoke-session', 'UPDATE sessions SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL', [
    session.sessionId,
    new Date(now),
  ]);
  tellEnded(tx, session.userId, session.sessionId);
}
