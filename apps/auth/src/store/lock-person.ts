import type { Role } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import type { Db } from '@somo/platform/db';

interface LockedPerson {
  email: string;
  role: Role | null;
  isConfirmed: boolean;
  isSuspended: boolean;
  isClosing: boolean;
  hasTwoStep: boolean;
  /** When an operator last changed the address. */
  addressChangedAt: Date | null;
}

/** Locks and returns the account on which an operator acts. Refuses 'account-not-found' and 'operator-account'. */
export async function lockPerson(db: Db, userId: string): Promise<LockedPerson> {
  const [person] = await db.sql<LockedPerson>(
    'lock-person',
    `SELECT email, role, email_confirmed_at IS NOT NULL AS "isConfirmed", suspended_at IS NOT NULL AS "isSuspended",
       erase_at IS NOT NULL AS "isClosing", EXISTS (SELECT FROM two_step WHERE user_id = users.id AND confirmed_at IS NOT NULL) AS "hasTwoStep",
       (SELECT max(changed_at) FROM email_changes WHERE user_id = users.id) AS "addressChangedAt"
     FROM users WHERE id = $1 FOR UPDATE`,
    [userId],
  );
  if (!person) throw refuse('account-not-found');
  if (person.role === 'admin') throw refuse('operator-account');
  return person;
}
