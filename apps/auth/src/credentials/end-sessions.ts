import { everyGateway } from '@somo/contracts/live';
import type { Tx } from '@somo/platform/transaction';

/** Revokes a session with all its tokens; its open pages are notified at once. */
export async function revokeSession(tx: Tx, session: { sessionId: string; userId: string }, now: number): Promise<void> {
  await tx.db.run('revoke-session', 'UPDATE sessions SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL', [
    session.sessionId,
    new Date(now),
  ]);
  pushSessionEnded(tx, session.userId, session.sessionId);
}

/** Revokes the user's open sessions but one, or all where `except` is null; their open pages are notified at once. */
export async function revokeSessions(tx: Tx, userId: string, except: string | null, now: number): Promise<void> {
  const ended = await tx.db.sql<{ id: string }>(
    'revoke-sessions',
    `UPDATE sessions SET revoked_at = $3
      WHERE user_id = $1 AND id IS DISTINCT FROM $2::uuid AND revoked_at IS NULL AND expires_at > $3 RETURNING id`,
    [userId, except, new Date(now)],
  );
  for (const { id } of ended) pushSessionEnded(tx, userId, id);
}

/** Tells the session's open pages that it has ended, and every gateway, which takes its access token no longer. */
export function pushSessionEnded(tx: Tx, userId: string, sessionId: string): void {
  for (const receiver of [userId, everyGateway]) tx.live(receiver, 'session.ended', { sessionId });
}
