import type { UserCaller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
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
