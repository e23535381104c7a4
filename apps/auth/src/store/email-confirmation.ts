import type { EmailConfirmation } from '@somo/contracts/events/user';
import type { Db } from '@somo/platform/db';

const columns = `id AS "userId", confirmation_version AS version, role, email_confirmed_at IS NOT NULL AS confirmed`;

/** Returns whether a person's address is confirmed; undefined where there is no such account. */
export async function readConfirmation(db: Db, userId: string): Promise<EmailConfirmation | undefined> {
  const [state] = await db.sql<EmailConfirmation>('read-confirmation', `SELECT ${columns} FROM users WHERE id = $1`, [userId]);
  return state;
}

/** Returns the state to publish, in the transaction that has changed whether the address of an account is confirmed. */
export async function nextConfirmation(db: Db, userId: string): Promise<EmailConfirmation> {
  const [state] = await db.sql<EmailConfirmation>(
    'next-confirmation',
    `UPDATE users SET confirmation_version = confirmation_version + 1 WHERE id = $1 RETURNING ${columns}`,
    [userId],
  );
  return state!;
}
