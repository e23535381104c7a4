import type { Caller, UserCaller } from '@somo/contracts/caller';
import type { AccountRecord, OperatorAction } from '@somo/contracts/operators';
import type { ProofAct } from '@somo/contracts/passkeys';
import { refuse } from '@somo/contracts/refusals';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { checkIds } from '@somo/platform/check-ids';
import type { Clock } from '@somo/platform/clock';
import { addAudit, auditRefusal } from '@somo/platform/operating/audit';
import type { Transaction, Tx } from '@somo/platform/transaction';
import type { IdentityCheck } from '../credentials/identity-check.js';
import { checkAccountExists } from '../store/check-account-exists.js';
import { checkSessionOpen } from '../store/check-session-open.js';
import { readAccountRecord } from '../store/account-record.js';

interface Parts {
  transaction: Transaction;
  clock: Clock;
}

interface OperatorRequest {
  action: OperatorAction;
  userId: string;
  note: string;
  /** What else the audit log keeps. */
  details?: object;
}

type Act = (tx: Tx, now: number) => Promise<void>;

/** Runs an operator's change to an account, in one transaction with its entry in the audit log, and returns the account. */
export async function byOperator(
  { transaction, clock }: Parts,
  caller: Caller,
  { action, userId, note, details }: OperatorRequest,
  act: Act,
  prove: (me: UserCaller) => Promise<unknown> = () => Promise.resolve(),
): Promise<AccountRecord> {
  checkIds('userId', [userId], 1);
  const operatorId = caller.kind === 'user' ? caller.userId : null;
  const attempt = { operatorId, action, thingId: userId, details: { note: note.trim(), ...details } };
  return auditRefusal(transaction, clock, attempt, async () => {
    if (userId === operatorId) throw refuse('own-account');
    if (caller.kind === 'user') await prove(caller);
    return transaction.run(async (tx) => {
      const now = clock.now();
      if (caller.kind === 'user') await checkSessionOpen(tx.db, caller, now);
      await act(tx, now);
      await addAudit(tx.db, attempt, now);
      return readAccountRecord(tx.db, userId, now);
    });
  });
}

/**
 * Runs an act for which an open session is not enough: the operator proves again who they are. An account that does not exist is refused
 * first. The command line of the installation proves nothing.
 */
export async function byProvenOperator(
  parts: Parts & { identity: IdentityCheck },
  caller: Caller,
  { proof, ...request }: OperatorRequest & { action: ProofAct; proof: ProofBody },
  act: Act,
): Promise<AccountRecord> {
  return byOperator(parts, caller, request, act, async (me) => {
    await parts.transaction.run(({ db }) => checkAccountExists(db, request.userId));
    await parts.identity.check(me, request.action, proof);
  });
}
