import type { Db } from '@somo/platform/db';

export interface TwoStepRow {
  userId: string;
  secret: string;
  confirmedAt: Date | null;
}

const maxTries = 5;
const triesMs = 15 * 60_000;

/** Returns the person's second step, whether it is confirmed or only begun. */
export async function readTwoStep(db: Db, userId: string): Promise<TwoStepRow | undefined> {
  const [row] = await db.sql<TwoStepRow>(
    'two-step-read',
    'SELECT user_id AS "userId", secret, confirmed_at AS "confirmedAt" FROM two_step WHERE user_id = $1',
    [userId],
  );
  return row;
}

/** Counts a try before it is judged, so that no number of tries at once gets more; returns whether it may be made. */
export async function countTry(db: Db, userId: string, now: number): Promise<boolean> {
  const counted = await db.run(
    'two-step-try',
    `UPDATE two_step SET tries = CASE WHEN tries_since > $2 THEN tries + 1 ELSE 1 END, tries_since = CASE WHEN tries_since > $2 THEN tries_since ELSE $3 END
     WHERE user_id = $1 AND (tries < $4 OR tries_since IS NULL OR tries_since <= $2)`,
    [userId, new Date(now - triesMs), new Date(now), maxTries],
  );
  return counted > 0;
}

/** Spends the code of a time step; returns whether it was neither this nor a later one that was accepted last. */
export async function spendStep(db: Db, userId: string, step: number): Promise<boolean> {
  const spent = await db.run(
    'two-step-spend',
    'UPDATE two_step SET last_step = $2, tries = 0 WHERE user_id = $1 AND last_step < $2 AND confirmed_at IS NOT NULL',
    [userId, step],
  );
  return spent > 0;
}

/** Turns two-step sign-in on with the first code of the app; returns false if the secret is another by now, or on already. */
export async function confirmTwoStep(db: Db, { userId, secret }: TwoStepRow, step: number, now: number): Promise<boolean> {
  const confirmed = await db.run(
    'two-step-confirm',
    'UPDATE two_step SET last_step = $3, tries = 0, confirmed_at = $4 WHERE user_id = $1 AND secret = $2 AND confirmed_at IS NULL',
    [userId, secret, step, new Date(now)],
  );
  return confirmed > 0;
}

/** Spends the recovery code of a hash; returns whether there was such an unused one. */
export async function spendRecoveryCode(db: Db, userId: string, hash: Buffer, now: number): Promise<boolean> {
  const spent = await db.run(
    'recovery-spend',
    'UPDATE recovery_codes SET used_at = $3 WHERE user_id = $1 AND hash = $2 AND used_at IS NULL',
    [userId, hash, new Date(now)],
  );
  return spent > 0;
}

/** Forgets the person's second step and the recovery codes; returns whether it was on, not only begun. */
export async function removeTwoStep(db: Db, userId: string): Promise<boolean> {
  await db.run('recovery-forget', 'DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
  const [removed] = await db.sql<{ wasOn: boolean }>(
    'two-step-remove',
    'DELETE FROM two_step WHERE user_id = $1 RETURNING confirmed_at IS NOT NULL AS "wasOn"',
    [userId],
  );
  return removed?.wasOn ?? false;
}
