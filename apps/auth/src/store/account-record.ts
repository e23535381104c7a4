import type { AccountRecord } from '@somo/contracts/operators';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { decisionsOf } from './decisions.js';
import { openSessions } from './open-sessions.js';

const mostSessions = 20;

type Times = 'createdAt' | 'lastSeenAt' | 'suspendedAt' | 'restrictedAt';
type Row = Omit<AccountRecord, Times | 'decisions' | 'sessions'> & { createdAt: Date } & Record<Exclude<Times, 'createdAt'>, Date | null>;

/** Returns an account as operators see it; refuses 'account-not-found'. */
export async function readAccountRecord(db: Db, userId: string, now: number): Promise<AccountRecord> {
  const [row] = await db.sql<Row>(
    'account-record',
    `SELECT id AS "userId", email, role, email_confirmed_at IS NOT NULL AS "emailConfirmed", created_at AS "createdAt",
       suspended_at AS "suspendedAt", restricted_at AS "restrictedAt", standing_version AS "standingVersion", password_hash IS NOT NULL AS "hasPassword",
       (SELECT max(COALESCE(last_seen_at, created_at)) FROM sessions WHERE user_id = users.id) AS "lastSeenAt",
       EXISTS (SELECT FROM identities WHERE user_id = users.id) AS "signsInWithGoogle",
       EXISTS (SELECT FROM two_step WHERE user_id = users.id AND confirmed_at IS NOT NULL) AS "twoStep"
     FROM users WHERE id = $1`,
    [userId],
  );
  if (!row) throw refuse('account-not-found');
  const instant = (at: Date | null) => at && toInstant(at.getTime());
  return {
    ...row,
    createdAt: toInstant(row.createdAt.getTime()),
    lastSeenAt: instant(row.lastSeenAt),
    suspendedAt: instant(row.suspendedAt),
    restrictedAt: instant(row.restrictedAt),
    decisions: await decisionsOf(db, userId),
    sessions: await openSessions(db, { userId, now, limit: mostSessions }),
  };
}
