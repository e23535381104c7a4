import type { OperatorRole } from '@somo/contracts/caller';
import { inOrder } from '@somo/contracts/operator-roles';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { revokeSessions } from '../credentials/end-sessions.js';
import { hasOtherAdmin, lockAccount, setRoles } from '../store/operators.js';

interface RolesChange {
  userId: string;
  roles: readonly OperatorRole[];
  /** Those that were read before deciding, if any. */
  was?: readonly OperatorRole[];
}

/**
 * Changes and publishes an operator's roles; what they lose, they lose at once, because their sessions end. Returns the roles they had. Refuses
 * 'operator-not-found', 'roles-changed' if they are not those that were read, 'same-roles', and 'last-admin'.
 */
export async function changeRoles(tx: Tx, { userId, roles, was }: RolesChange, now: number): Promise<OperatorRole[]> {
  const account = await lockAccount(tx.db, userId, now);
  if (account?.role !== 'admin') throw refuse('operator-not-found');
  const before = account.roles;
  const next = inOrder(roles);
  if (was && inOrder(was).join() !== before.join()) throw refuse('roles-changed');
  // Without roles they may still be an operator: one that a version without roles appointed while this one was being installed.
  if (next.join() === before.join() && next.length > 0) throw refuse('same-roles');
  const isLost = (role: OperatorRole) => before.includes(role) && !next.includes(role);
  if (isLost('admin') && !(await hasOtherAdmin(tx.db, userId))) throw refuse('last-admin');
  await setRoles(tx.db, userId, next);
  if (next.length === 0 || before.some(isLost)) await revokeSessions(tx, userId, null, now);
  tx.emit('user.roles-changed', { userId, roles: next, changedAt: toInstant(now) });
  return before;
}

interface Appointment extends Omit<RolesChange, 'was'> {
  /** Whether somebody with access to the database says that it is theirs, without a confirmed address. */
  isVouchedFor?: boolean;
}

/**
 * Makes an account an operator's and publishes it. Refuses 'already-operator', 'not-for-operators' for one that is a student's or a teacher's, and one
 * that is suspended or being closed.
 */
export async function appoint(tx: Tx, { userId, roles, isVouchedFor = false }: Appointment, now: number): Promise<void> {
  const account = await lockAccount(tx.db, userId, now);
  if (!account) throw refuse('account-not-found');
  if (account.role === 'admin') throw refuse('already-operator');
  if (account.role !== null || account.isOnboarding) throw refuse('not-for-operators');
  // Whoever registers an address before its owner does must not be made an operator in their place.
  if (!account.isConfirmed && !isVouchedFor) throw refuse('operator-not-confirmed');
  if (account.isClosing) throw refuse('account-closing');
  if (account.isSuspended) throw refuse('account-suspended');
  await setRoles(tx.db, userId, roles);
  tx.emit('user.roles-changed', { userId, roles: inOrder(roles), appointed: true, changedAt: toInstant(now) });
}
