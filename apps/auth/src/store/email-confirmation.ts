import type { EmailConfirmation } from '@somo/contracts/events/user';
import type { Db } from '@somo/platform/db';
import type { Tx } from '@somo/platform/transaction';

const columns = `id AS "userId", confirmation_version AS version, role, email_confirmed_at IS NOT NULL AS confirmed`;

/** Returns whether a person's address is confirmed; undefined where there is no such account. */
export async function readConfirmation(db: Db, userId: string): Promise<EmailConfirmation | undefined> {
  const [state] = await db.sql<EmailConfirmation>('read-confirmation', `SELECT ${columns} FROM users WHERE id = $1`, [userId]);
  return state;
}

/** Publishes whether an address is confirmed, in the transaction that has changed it. */
export async function publishConfirmation(tx: Tx, userId: string): Promise<void> {
  const [state] = await tx.db.sql<EmailConfirmation>(
    'publish-confirmation',
    `UPDATE users SET confirmation_version = confirmation_version + 1 WHERE id = $1 RETURNING ${columns}`,
    [userId],
  );
  if (state) tx.emit('user.confirmation-changed', state);
}
