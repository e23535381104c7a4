import type { Caller } from '@somo/contracts/caller';
import type { AccountRecord, OperatorAction } from '@somo/contracts/operators';
import { refuse } from '@somo/contracts/refusals';
import { checkIds } from '@somo/platform/check-ids';
import type { Clock } from '@somo/platform/clock';
import { addAudit, auditRefusal } from '@somo/platform/operating/audit';
import type { Transaction, Tx } from '@somo/platform/transaction';
import { checkSessionOpen } from '../store/check-session-open.js';
import { readAccountRecord } from '../store/account-record.js';

interface OperatorRequest {
  action: OperatorAction;
  userId: string;
  note: string;
  /** What else the audit log keeps. */
  details?: object;
}

/** Runs an operator's change to an account, in one transaction with its entry in the audit log, and returns the account. */
export async function byOperator(
  { transaction, clock }: { transaction: Transaction; clock: Clock },
  caller: Caller,
  { action, userId, note, details }: OperatorRequest,
  act: (tx: Tx, now: number) => Promise<void>,
): Promise<AccountRecord> {
  checkIds('userId', [userId], 1);
  const operatorId = caller.kind === 'user' ? caller.userId : null;
  const attempt = { operatorId, action, thingId: userId, details: { note: note.trim(), ...details } };
  return auditRefusal(transaction, clock, attempt, async () => {
    if (userId === operatorId) throw refuse('own-account');
    return transaction.run(async (tx) => {
      const now = clock.now();
      if (caller.kind === 'user') await checkSessionOpen(tx.db, caller, now);
      await act(tx, now);
      await addAudit(tx.db, attempt, now);
      return readAccountRecord(tx.db, userId, now);
    });
  });
}
