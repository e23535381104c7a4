import type { UserCaller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { freshSignInMs } from '@somo/contracts/rules/fresh-sign-in';
import type { Db } from '@somo/platform/db';

/** Refuses a caller whose session has ended: its access token lives some minutes longer, and must not manage the account. */
export async function checkSessionOpen(db: Db, { userId, sessionId }: UserCaller, now: number): Promise<void> {
  const open = await db.sql(
    'check-session-open',
    'SELECT FROM sessions WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL AND expires_at > $3',
    [sessionId, userId, new Date(now)],
  );
  if (open.length === 0) throw refuse('session-ended');
}

/** How long an operator who has shown who they are may move money: an afternoon's work is not interrupted every few minutes. */
const provenMs = 30 * 60_000;

/** Notes that the caller has shown again who they are. */
export async function noteProven(db: Db, { sessionId }: UserCaller, now: number): Promise<void> {
  await db.run('session-proven', 'UPDATE sessions SET proven_at = $2 WHERE id = $1', [sessionId, new Date(now)]);
}

/** Refuses 'proof-needed' unless the caller has just signed in or shown again who they are. */
export async function checkProven(db: Db, { sessionId }: UserCaller, now: number): Promise<void> {
  const proven = await db.sql('check-proven', 'SELECT FROM sessions WHERE id = $1 AND greatest(created_at, proven_at) >= $2', [
    sessionId,
    new Date(now - provenMs),
  ]);
  if (proven.length === 0) throw refuse('proof-needed');
}

/** Refuses 'sign-in-again' unless the caller has just signed in: for people without a password, in place of giving it again. */
export async function checkSessionFresh(db: Db, { sessionId }: UserCaller, now: number): Promise<void> {
  const fresh = await db.sql('check-session-fresh', 'SELECT FROM sessions WHERE id = $1 AND created_at >= $2', [
    sessionId,
    new Date(now - freshSignInMs),
  ]);
  if (fresh.length === 0) throw refuse('sign-in-again');
}
