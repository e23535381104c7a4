import { toInstant } from '@somo/contracts/time';
import type { Caller } from '@somo/contracts/caller';
import type { AccountRecord } from '@somo/contracts/operators';
import { refuse } from '@somo/contracts/refusals';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { isMailAddress, readEmail } from '@somo/contracts/rules/email';
import { refuseProblems } from '@somo/contracts/rules/refuse-problems';
import type { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { pgErrorOf } from '@somo/platform/pg-error';
import type { Transaction, Tx } from '@somo/platform/transaction';
import type { IdentityCheck } from '../credentials/identity-check.js';
import { revokeSessions } from '../credentials/end-sessions.js';
import { nextConfirmation } from '../store/email-confirmation.js';
import { removePasskeys } from '../store/passkeys.js';
import { byOperator, byProvenOperator } from './by-operator.js';

interface Wanted {
  userId: string;
  email: string;
  note: string;
}

interface EmailChange {
  changeId: string;
  userId: string;
  email: string;
  /** Also where the account is an operator's. */
  ofOperators: boolean;
}

/** Changes an email address for the command line, also an operator's, with its entry in the audit log, and returns the account. */
export async function changeEmail(
  parts: { transaction: Transaction; clock: Clock },
  caller: Caller,
  { userId, note, ...wanted }: Wanted,
): Promise<AccountRecord> {
  const { email, changeId } = read(wanted);
  return byOperator(parts, caller, { action: 'change-email', userId, note, details: { changeId } }, (tx, now) =>
    replaceEmail(tx, { changeId, userId, email, ofOperators: true }, now),
  );
}

/** Changes an email address as an operator asks who has proven again who they are, with its entry in the audit log, and returns the account. */
export async function changeEmailProven(
  parts: { transaction: Transaction; clock: Clock; identity: IdentityCheck },
  caller: Caller,
  { userId, note, email: wanted, ...proof }: Wanted & ProofBody,
): Promise<AccountRecord> {
  const { email, changeId } = read({ email: wanted });
  return byProvenOperator(parts, caller, { action: 'change-email', userId, note, details: { changeId }, proof }, (tx, now) =>
    replaceEmail(tx, { changeId, userId, email, ofOperators: false }, now),
  );
}

/** The audit log is never changed: the addresses are only where they can be erased with the account. */
function read(wanted: Pick<Wanted, 'email'>) {
  const email = readEmail(wanted.email);
  refuseProblems({ email: isMailAddress(email) ? undefined : 'Please enter a valid email address' });
  return { email, changeId: newId() };
}

/**
 * Gives an account another email address, which has to be confirmed again. Every session, every emailed link, every passkey and
 * the link to Google end: they belong to the owner of the old address.
 */
async function replaceEmail(tx: Tx, { changeId, userId, email, ofOperators }: EmailChange, now: number): Promise<void> {
  const [user] = await tx.db.sql<{ email: string; isOperator: boolean; isSame: boolean; isTaken: boolean }>(
    'lock-email',
    `SELECT email, role IS NOT DISTINCT FROM 'admin' AS "isOperator", email = $2 AS "isSame", EXISTS (SELECT FROM users WHERE email = $2 AND id <> $1) AS "isTaken"
     FROM users WHERE id = $1 FOR UPDATE`,
    [userId, email],
  );
  if (!user) throw refuse('account-not-found');
  if (user.isOperator && !ofOperators) throw refuse('operator-account');
  if (user.isSame) throw refuse('same-email');
  if (user.isTaken) throw refuse('email-taken');
  await setEmail(tx.db, userId, email);
  for (const table of ['password_resets', 'email_tokens'])
    await tx.db.run(`void-${table}`, `UPDATE ${table} SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL`, [userId, new Date(now)]);
  await tx.db.run('forget-identities', 'DELETE FROM identities WHERE user_id = $1', [userId]);
  await revokeSessions(tx, userId, null, now);
  if (await removePasskeys(tx.db, userId)) tx.emit('user.passkey-changed', { userId, change: 'reset', changedAt: toInstant(now) });
  await tx.db.run(
    'add-email-change',
    'INSERT INTO email_changes (id, user_id, old_email, new_email, changed_at) VALUES ($1, $2, $3, $4, $5)',
    [changeId, userId, user.email, email, new Date(now)],
  );
  tx.emit('user.email-changed', { userId, changeId });
  tx.emit('user.confirmation-changed', await nextConfirmation(tx.db, userId));
}

async function setEmail(db: Db, userId: string, email: string): Promise<void> {
  try {
    await db.run('set-email', 'UPDATE users SET email = $2, email_confirmed_at = NULL WHERE id = $1', [userId, email]);
  } catch (error) {
    if (pgErrorOf(error)?.constraint === 'users_email') throw refuse('email-taken');
    throw error;
  }
}
