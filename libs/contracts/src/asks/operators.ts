import type { OperatorRole } from '../caller.js';
import type { AddOperatorBody, Admins, ChangeRolesBody, Operators } from '../routes/operators.js';
import type { ProofBody } from '../routes/proof.js';
import type { Account } from './auth.js';

/** Who the operators are, and what they may do. */
export interface OperatorAsks {
  /** Asks again who the caller is; that counts for a while in this session, for acts that move money. */
  'auth.prove-operator': { in: ProofBody; out: null };
  /** Refuses an operator who has neither signed in nor proven who they are in this session just now. */
  'auth.check-proven': { in: Record<string, never>; out: null };
  /**
   * Makes an account without a role an operator, with every role unless some are named, or gives an operator the roles that are named; only auth's own
   * command line may call this.
   */
  'auth.appoint-operator': { in: { email: string; roles?: OperatorRole[] }; out: Account };
  'auth.list-admins': { in: Record<string, never>; out: Admins };
  'auth.list-operators': { in: Record<string, never>; out: Operators };
  'auth.add-operator': { in: AddOperatorBody; out: Operators };
  'auth.change-operator-roles': { in: { userId: string } & ChangeRolesBody; out: Operators };
}
