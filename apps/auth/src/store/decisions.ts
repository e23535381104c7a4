import type { Decision, StandingNotice } from '@somo/contracts/standing';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';

const most = 50;

type Row = Omit<Decision, 'decidedAt' | 'readAt'> & { decidedAt: Date; readAt: Date | null };

const columns = `id, kind, cause, reason, note, operator_id AS "operatorId", decided_at AS "decidedAt", read_at AS "readAt"`;

/** Returns what operators decided about a person, the latest first. */
export async function decisionsOf(db: Db, userId: string): Promise<Decision[]> {
  const rows = await db.sql<Row>(
    'decisions-of',
    `SELECT ${columns} FROM decisions WHERE user_id = $1 ORDER BY version DESC LIMIT ${most}`,
    [userId],
  );
  return rows.map((row) => ({
    ...row,
    decidedAt: toInstant(row.decidedAt.getTime()),
    readAt: row.readAt && toInstant(row.readAt.getTime()),
  }));
}

/** Of a person's decisions those that are notices to them: SQL on `decisions d JOIN users u`. */
const isNotice = `((d.kind = 'warn' AND d.read_at IS NULL)
  OR (d.kind = 'restrict' AND u.restricted_at IS NOT NULL
    AND d.version = (SELECT max(version) FROM decisions WHERE user_id = u.id AND kind = 'restrict')))`;

/** Returns what a person has to know about their own account, the latest first. */
export async function noticesOf(db: Db, userId: string): Promise<StandingNotice[]> {
  const rows = await db.sql<Omit<StandingNotice, 'decidedAt'> & { decidedAt: Date }>(
    'notices-of',
    `SELECT d.id, d.kind, d.cause, d.reason, d.decided_at AS "decidedAt" FROM decisions d JOIN users u ON u.id = d.user_id
     WHERE d.user_id = $1 AND ${isNotice} ORDER BY d.version DESC`,
    [userId],
  );
  return rows.map((row) => ({ ...row, decidedAt: toInstant(row.decidedAt.getTime()) }));
}

/** Puts a warning away; returns whether the person has this notice, read or not. */
export async function markRead(db: Db, userId: string, noticeId: string, now: number): Promise<boolean> {
  const found = await db.run(
    'notice-read',
    `UPDATE decisions SET read_at = CASE kind WHEN 'warn' THEN coalesce(read_at, $3) END WHERE id = $2 AND user_id = $1 AND kind IN ('warn', 'restrict')`,
    [userId, noticeId, new Date(now)],
  );
  return found === 1;
}
