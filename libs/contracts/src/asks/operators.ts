import type { OperatorRole } from '../caller.js';
import type { AddOperatorBody, Admins, ChangeRolesBody, Operators } from '../routes/operators.js';
import type { Account } from './auth.js';

/** Who the operators are, and what they may do. */
export interface OperatorAsks {
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
