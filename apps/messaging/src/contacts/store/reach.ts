import { refuse } from '@somo/contracts/refusals';
import type { Db } from '@somo/platform/db';

/** How a person stands to one of their contacts. */
export interface Reach {
  /** The student wrote first, and the teacher has not answered: they share neither a lesson nor a request. */
  isNew: boolean;
  openedBy: string | null;
  /** One of the two has blocked the other. */
  isBlocked: boolean;
  /** The person, and the other one. */
  isSuspended: boolean;
  otherIsSuspended: boolean;
}

/** Returns SQL that is true where one of two people has blocked the other; both are SQL expressions. */
export const blockedBetween = (one: string, other: string): string =>
  `EXISTS (SELECT FROM blocks WHERE is_blocked AND ((blocker_id = ${one} AND blocked_id = ${other}) OR (blocker_id = ${other} AND blocked_id = ${one})))`;

/** Returns whether one of two people has blocked the other. */
export async function isBlockedBetween(db: Db, one: string, other: string): Promise<boolean> {
  const [row] = await db.sql<{ isBlocked: boolean }>('blocked-between', `SELECT ${blockedBetween('$1::uuid', '$2::uuid')} AS "isBlocked"`, [
    one,
    other,
  ]);
  return row!.isBlocked;
}

/** Returns SQL that is true where a person is suspended. */
export const suspended = (id: string): string => `EXISTS (SELECT FROM suspensions WHERE user_id = ${id} AND suspended)`;

/** Returns how a person stands to another one; undefined if they are no contacts. */
export async function readReach(db: Db, userId: string, otherId: string): Promise<Reach | undefined> {
  const [row] = await db.sql<Reach>(
    'contact-reach',
    `SELECT is_new AS "isNew", opened_by AS "openedBy", ${blockedBetween('person_id', 'other_id')} AS "isBlocked",
       ${suspended('person_id')} AS "isSuspended", ${suspended('other_id')} AS "otherIsSuspended"
     FROM contacts WHERE person_id = $1 AND other_id = $2 AND person_id <> other_id`,
    [userId, otherId],
  );
  return row;
}

/** Returns how a person stands to a contact; refuses strangers, oneself, and a suspended person whose token is still valid. */
export async function checkContact(db: Db, userId: string, otherId: string): Promise<Reach> {
  const reach = await readReach(db, userId, otherId);
  if (!reach) throw refuse('conversation-not-found');
  if (reach.isSuspended) throw refuse('account-suspended');
  return reach;
}

/** Returns whether a person may reach another one now: write, be seen online, be told. */
export const mayReach = ({ isBlocked, otherIsSuspended }: Reach): boolean => !isBlocked && !otherIsSuspended;
