import { dayMs } from '@somo/calendar/days';
import { refuse } from '@somo/contracts/refusals';
import { closingDays } from '@somo/contracts/rules/closing';
import { toInstant, type Instant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { revokeSessions } from '../credentials/end-sessions.js';
import { markClosing, unmarkClosing } from '../store/erasures.js';
import { lockAccount } from '../store/operators.js';

/** Takes an account out of use, plans its erasure, publishes both, and returns from when on it is erased. Refuses 'account-closing' if it is already. */
export async function closeAccount(tx: Tx, userId: string, now: number, byOperator = false): Promise<Instant> {
  const dueAt = now + closingDays * dayMs;
  const eraseAt = toInstant(dueAt);
  const closed = await markClosing(tx.db, userId, new Date(dueAt));
  // A token of before may not know yet that this is an operator.
  if (!closed) throw refuse((await lockAccount(tx.db, userId, now))?.role === 'admin' ? 'operator-account' : 'account-closing');
  await revokeSessions(tx, userId, null, now);
  tx.plan('erase-account', { key: `${userId}-${closed.version}`, dueAt, data: { userId, version: closed.version } });
  tx.emit('user.closing', { userId, ...closed, suspended: true, changedAt: toInstant(now), eraseAt, ...by(byOperator) });
  return eraseAt;
}

/** Opens an account again that is being closed, and publishes it. Refuses 'account-closed' once its erasure has begun. */
export async function keepAccount(tx: Tx, userId: string, now: number, byOperator = false): Promise<void> {
  const kept = await unmarkClosing(tx.db, userId);
  if (!kept) throw refuse('account-closed');
  const { closingVersion, ...standing } = kept;
  await tx.unplan('erase-account', `${userId}-${closingVersion}`);
  tx.emit('user.kept', { userId, ...standing, suspended: false, changedAt: toInstant(now), eraseAt: null, ...by(byOperator) });
}

const by = (byOperator: boolean) => (byOperator ? { byOperator: true as const } : {});
