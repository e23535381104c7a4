import type { Caller } from '@somo/contracts/caller';
import type { AccountRecord } from '@somo/contracts/operators';
import type { ProofBody } from '@somo/contracts/routes/proof';
import type { DecisionCause, DecisionKind } from '@somo/contracts/standing';
import type { Clock } from '@somo/platform/clock';
import type { Transaction, Tx } from '@somo/platform/transaction';
import type { IdentityCheck } from '../credentials/identity-check.js';
import { byOperator, byProvenOperator } from './by-operator.js';
import { changeStanding } from './change-standing.js';

interface Decided {
  userId: string;
  note: string;
  reason?: string;
  cause?: DecisionCause;
  version?: number;
}

/** Decides about a person as an operator asks, with its entry in the audit log, and returns the account. Suspends for the command line only. */
export function decide(
  parts: { transaction: Transaction; clock: Clock },
  caller: Caller,
  kind: DecisionKind,
  input: Decided,
): Promise<AccountRecord> {
  return byOperator(parts, caller, requestOf(kind, input), change(caller, kind, input));
}

/** Suspends a person as an operator asks who has proven again who they are, with its entry in the audit log, and returns the account. */
export function suspend(
  parts: { transaction: Transaction; clock: Clock; identity: IdentityCheck },
  caller: Caller,
  input: Decided & ProofBody,
): Promise<AccountRecord> {
  return byProvenOperator(parts, caller, { ...requestOf('suspend', input), proof: input }, change(caller, 'suspend', input));
}

function requestOf<K extends DecisionKind>(kind: K, { userId, note, cause, ...input }: Decided) {
  const reason = readReason(input);
  const details = { ...(reason === null ? {} : { reason }), ...(cause === undefined ? {} : { cause }) };
  return { action: `${kind}-user` as const, userId, note, details };
}

function change(caller: Caller, kind: DecisionKind, { userId, note, cause, version, ...input }: Decided) {
  const operatorId = caller.kind === 'user' ? caller.userId : null;
  return (tx: Tx, now: number) =>
    changeStanding(tx, { userId, kind, cause, reason: readReason(input), note: note.trim(), operatorId, version }, now);
}

const readReason = ({ reason }: Pick<Decided, 'reason'>) => reason?.trim() || null;
