import type { Db } from '@somo/platform/db';
import type { PresentedToken } from '../domain/session.js';

export interface LockedToken extends PresentedToken {
  userId: string;
  sessionId: string;
  remember: boolean;
}

interface Row {
  user_id: string;
  session_id: string;
  remember: boolean;
  expires_at: Date;
  revoked_at: Date | null;
  suspended_at: Date | null;
  rotated_at: Date | null;
}

/** Locks and returns the token with its session, so that concurrent refreshes from two tabs are serialized. */
export async function lockRefreshToken(db: Db, hash: Buffer): Promise<LockedToken | undefined> {
  const [row] = await db.sql<Row>(
    'lock-refresh-token',
    `SELECT s.user_id, t.session_id, s.remember, s.expires_at, s.revoked_at, u.suspended_at, t.rotated_at
       FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id JOIN users u ON u.id = s.user_id
      WHERE t.hash = $1
        FOR UPDATE OF s, t`,
    [hash],
  );
  return (
    row && {
      userId: row.user_id,
      sessionId: row.session_id,
      remember: row.remember,
      sessionExpiresAt: row.expires_at.getTime(),
      sessionRevoked: row.revoked_at !== null,
      suspended: row.suspended_at !== null,
      rotatedAt: row.rotated_at?.getTime() ?? null,
    }
  );
}
