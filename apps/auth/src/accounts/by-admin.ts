import type { Caller, OperatorRole } from '@somo/contracts/caller';
import type { OperatorAction } from '@somo/contracts/operators';
import type { Operators } from '@somo/contracts/routes/operators';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { refuse } from '@somo/contracts/refusals';
import type { Clock } from '@somo/platform/clock';
import { addAudit, auditRefusal } from '@somo/platform/operating/audit';
import type { Transaction, Tx } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import type { IdentityCheck } from '../credentials/identity-check.js';
import { checkSessionOpen } from '../store/check-session-open.js';
import { isAdmin, listOperators, takeOperatorsTurn } from '../store/operators.js';

interface RolesRequest {
  action: Extract<OperatorAction, 'add-operator' | 'change-roles' | 'remove-operator'>;
  userId: string;
  note: string;
  roles: OperatorRole[];
  /** What is refused before a password is asked for. */
  check?: () => Promise<void>;
}

/**
 * Runs an admin's change to who the operators are, after they have proven again who they are, in one transaction with its entry in the audit log; returns
 * all operators. Refuses an admin who has just lost the role.
 */
export async function byAdmin(
  { transaction, clock, identity }: { transaction: Transaction; clock: Clock; identity: IdentityCheck },
  caller: Caller,
  { action, userId, note, roles, proof, check }: RolesRequest & { proof: ProofBody },
  act: (tx: Tx, now: number) => Promise<OperatorRole[]>,
): Promise<Operators> {
  const me = userOf(caller);
  const attempt = { operatorId: me.userId, action, thingId: userId, details: { note: note.trim(), roles } };
  return auditRefusal(transaction, clock, attempt, async () => {
    await check?.();
    await identity.check(me, action, proof);
    return transaction.run(async (tx) => {
      const now = clock.now();
      await takeOperatorsTurn(tx.db);
      await checkSessionOpen(tx.db, me, now);
      if (!(await isAdmin(tx.db, me.userId))) throw refuse('operator-role-needed');
      const before = await act(tx, now);
      await addAudit(tx.db, { ...attempt, details: { ...attempt.details, before } }, now);
      return { items: await listOperators(tx.db) };
    });
  });
}
