import type { OperatorRole, Role } from '@somo/contracts/caller';
import { inOrder } from '@somo/contracts/operator-roles';
import type { Operator } from '@somo/contracts/operators';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';

interface LockedAccount {
  role: Role | null;
  roles: OperatorRole[];
  isConfirmed: boolean;
  isSuspended: boolean;
  isClosing: boolean;
  /** Whether it is becoming a student's or a teacher's right now. */
  isOnboarding: boolean;
}

/** Lets one change of who the operators are run at a time, so that the last admin is not lost to two of them. */
export async function takeOperatorsTurn(db: Db): Promise<void> {
  await db.sql('operators-turn', `SELECT pg_advisory_xact_lock(hashtextextended('operators', 0))`, []);
}

export async function lockAccount(db: Db, userId: string, now: number): Promise<LockedAccount | undefined> {
  const [row] = await db.sql<LockedAccount>(
    'lock-operator',
    `SELECT role, operator_roles AS roles, email_confirmed_at IS NOT NULL AS "isConfirmed", suspended_at IS NOT NULL AS "isSuspended",
       erase_at IS NOT NULL AS "isClosing", onboarding_until IS NOT NULL AND onboarding_until > $2 AS "isOnboarding"
     FROM users WHERE id = $1 FOR UPDATE`,
    [userId, new Date(now)],
  );
  return row && { ...row, roles: inOrder(row.roles) };
}

/** Refuses 'operator-not-found'. */
export async function checkOperator(db: Db, userId: string): Promise<void> {
  const found = await db.sql('operator-known', `SELECT FROM users WHERE id = $1 AND role = 'admin'`, [userId]);
  if (found.length === 0) throw refuse('operator-not-found');
}

/** Stores an operator's roles; without any, the account is one without a role, as it was before. */
export async function setRoles(db: Db, userId: string, roles: readonly OperatorRole[]): Promise<void> {
  await db.run(
    'set-operator-roles',
    `UPDATE users SET operator_roles = $2, role = CASE WHEN cardinality($2::text[]) > 0 THEN 'admin' END WHERE id = $1`,
    [userId, inOrder(roles)],
  );
}

export const isAdmin = (db: Db, userId: string): Promise<boolean> => hasAdmin(db, userId, true);

/** Returns whether anybody else can give roles, now. */
export const hasOtherAdmin = (db: Db, userId: string): Promise<boolean> => hasAdmin(db, userId, false);

async function hasAdmin(db: Db, userId: string, isThisOne: boolean): Promise<boolean> {
  const found = await db.sql(
    'operators-has-admin',
    `SELECT FROM users
     WHERE (id = $1) = $2 AND role = 'admin' AND 'admin' = ANY (operator_roles) AND suspended_at IS NULL AND erase_at IS NULL LIMIT 1`,
    [userId, isThisOne],
  );
  return found.length > 0;
}

interface Row extends Omit<Operator, 'lastSeenAt'> {
  lastSeenAt: Date | null;
}

export async function listOperators(db: Db): Promise<Operator[]> {
  const rows = await db.sql<Row>(
    'operators-list',
    `SELECT id AS "userId", email, operator_roles AS roles, suspended_at IS NOT NULL AS suspended,
       (SELECT max(COALESCE(last_seen_at, created_at)) FROM sessions WHERE user_id = users.id) AS "lastSeenAt",
       EXISTS (SELECT FROM two_step WHERE user_id = users.id AND confirmed_at IS NOT NULL) AS "twoStep"
     FROM users WHERE role = 'admin' ORDER BY email`,
    [],
  );
  return rows.map((row) => ({ ...row, roles: inOrder(row.roles), lastSeenAt: row.lastSeenAt && toInstant(row.lastSeenAt.getTime()) }));
}
