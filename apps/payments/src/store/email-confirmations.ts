import type { EmailConfirmation } from '@somo/contracts/events/user';
import type { Db } from '@somo/platform/db';

/** Returns whether the confirmation was stored; false if a newer one is known. */
export async function storeConfirmation(db: Db, { userId, version, confirmed }: EmailConfirmation): Promise<boolean> {
  const stored = await db.run(
    'keep-confirmation',
    `INSERT INTO email_confirmations (user_id, version, confirmed) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET version = excluded.version, confirmed = excluded.confirmed
     WHERE email_confirmations.version < excluded.version`,
    [userId, version, confirmed],
  );
  return stored > 0;
}

/** Returns whether a teacher's address is confirmed; undefined if this service has no event about it yet. */
export async function isConfirmed(db: Db, userId: string): Promise<boolean | undefined> {
  const [row] = await db.sql<{ confirmed: boolean }>('is-confirmed', 'SELECT confirmed FROM email_confirmations WHERE user_id = $1', [
    userId,
  ]);
  return row?.confirmed;
}
