import { Injectable } from '@nestjs/common';
import { toInstant } from '@somo/contracts/time';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { AccountRecord } from '@somo/contracts/operators';
import { refuse } from '@somo/contracts/refusals';
import { isMailAddress, readEmail } from '@somo/contracts/rules/email';
import { refuseProblems } from '@somo/contracts/rules/refuse-problems';
import { ChangeEmailBody } from '@somo/contracts/routes/admin';
import { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { pgErrorOf } from '@somo/platform/pg-error';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { byOperator } from '../accounts/by-operator.js';
import { revokeSessions } from '../credentials/end-sessions.js';
import { nextConfirmation } from '../store/email-confirmation.js';
import { removePasskeys } from '../store/passkeys.js';

interface EmailChange {
  changeId: string;
  userId: string;
  email: string;
  /** Also where the account is an operator's. */
  ofOperators: boolean;
}

/** Gives a person who has asked for it another email address. Both addresses are written to. */
@Injectable()
export class ChangeEmail {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  @Handles('auth.change-email', {
    by: ['operator:trust', 'service:auth'],
    input: ChangeEmailBody,
    refuses: ['account-not-found', 'own-account', 'operator-account', 'same-email', 'email-taken'],
  })
  async run({ userId, note, ...input }: Asks['auth.change-email']['in'], caller: Caller): Promise<AccountRecord> {
    const email = readEmail(input.email);
    refuseProblems({ email: isMailAddress(email) ? undefined : 'Please enter a valid email address' });
    // The audit log is never changed: the addresses are only where they can be erased with the account.
    const changeId = newId();
    return byOperator(this, caller, { action: 'change-email', userId, note, details: { changeId } }, (tx, now) =>
      changeEmail(tx, { changeId, userId, email, ofOperators: caller.kind === 'service' }, now),
    );
  }
}

/**
 * Gives an account another email address, which has to be confirmed again. Every session, every emailed link, every passkey and
 * the link to Google end: they belong to the owner of the old address.
 */
async function changeEmail(tx: Tx, { changeId, userId, email, ofOperators }: EmailChange, now: number): Promise<void> {
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
