import type { Tx } from '@somo/platform/transaction';
import { tellEnded } from './tell-ended.js';

/** Revokes the user's open sessions but one, or all where `except` is null; their open pages are notified at once. */
export async function revokeSessions(tx: Tx, userId: string, except: string | null, now: number): Promise<void> {
  const ended = await tx.db.sql<{ id: string }>(
    'revoke-sessions',
    `UPDATE sessions SET revoked_at = $3
      WHERE user_id = $1 AND id IS DISTINCT FROM $2::uuid AND revoked_at IS NULL AND expires_at > $3 RETURNING id`,
    [userId, except, new Date(now)],
  );
  for (const { id } of ended) tellEnded(tx, userId, id);
}
