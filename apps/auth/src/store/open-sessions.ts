import type { Session } from '@somo/contracts/sessions';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';

interface Row {
  id: string;
  browser: string | null;
  system: string | null;
  created_at: Date;
  seen_at: Date;
}

interface Asked {
  userId: string;
  now: number;
  limit: number;
  /** The session that comes first. */
  firstId?: string;
}

/** Returns a person's open sessions, the last used first. */
export async function openSessions(db: Db, { userId, now, limit, firstId }: Asked): Promise<Omit<Session, 'isCurrent'>[]> {
  const rows = await db.sql<Row>(
    'list-sessions',
    `SELECT id, browser, system, created_at, COALESCE(last_seen_at, created_at) AS seen_at FROM sessions
      WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > $2
      ORDER BY (id = $3::uuid) DESC NULLS LAST, seen_at DESC, id DESC LIMIT $4`,
    [userId, new Date(now), firstId ?? null, limit],
  );
  return rows.map(({ id, browser, system, created_at, seen_at }) => ({
    id,
    browser,
    system,
    createdAt: toInstant(created_at.getTime()),
    lastSeenAt: toInstant(seen_at.getTime()),
  }));
}
