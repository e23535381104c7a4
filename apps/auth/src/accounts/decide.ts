import type { Caller } from '@somo/contracts/caller';
import type { AccountRecord } from '@somo/contracts/operators';
import type { DecisionCause, DecisionKind } from '@somo/contracts/standing';
import type { Clock } from '@somo/platform/clock';
import type { Transaction } from '@somo/platform/transaction';
import { byOperator } from './by-operator.js';
import { changeStanding } from './change-standing.js';

interface Decided {
  userId: string;
  note: string;
  reason?: string;
  cause?: DecisionCause;
  version?: number;
}

/** Decides about a person as an operator asks, with its entry in the audit log, and returns the account. */
export function decide(
  parts: { transaction: Transaction; clock: Clock },
  caller: Caller,
  kind: DecisionKind,
  { userId, note, cause, version, ...input }: Decided,
): Promise<AccountRecord> {
  const reason = input.reason?.trim() || null;
  const details = { ...(reason === null ? {} : { reason }), ...(cause === undefined ? {} : { cause }) };
  return byOperator(parts, caller, { action: `${kind}-user`, userId, note, details }, (tx, now) => {
    const operatorId = caller.kind === 'user' ? caller.userId : null;
    return changeStanding(tx, { userId, kind, cause, reason, note: note.trim(), operatorId, version }, now);
  });
}
