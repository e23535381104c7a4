import { utcOffsetMinutes } from '@somo/calendar/zone-offset';
import type { Account } from '@somo/contracts/asks/auth';
import { inOrder } from '@somo/contracts/operator-roles';
import type { Db } from '@somo/platform/db';
import { noticesOf } from './decisions.js';
import type { UserRow } from './user.schema.js';

export function toAccount(user: UserRow, now: number): Account {
  return {
    userId: user.id,
    email: user.email,
    role: user.role,
    ...(user.role === 'admin' ? { operatorRoles: inOrder(user.operatorRoles) } : {}),
    timeZone: user.timeZone,
    utcOffsetMinutes: utcOffsetMinutes(user.timeZone, now),
    language: user.language,
    emailConfirmed: user.emailConfirmedAt !== null,
  };
}

/** Returns the account with whether there is a notice to read and, before onboarding, the names to suggest there. */
export async function accountWithNames(db: Db, user: UserRow, now: number): Promise<Account> {
  const names = user.role === null ? await namesOfIdentity(db, user.id) : undefined;
  const notices = await noticesOf(db, user.id);
  return { ...toAccount(user, now), ...(names ? { names } : {}), ...(notices.length > 0 ? { hasNotice: true as const } : {}) };
}

/** Returns the names that a provider gave for a person; undefined if they did not come from one. */
async function namesOfIdentity(db: Db, userId: string): Promise<{ firstName: string; lastName: string } | undefined> {
  const [names] = await db.sql<{ firstName: string; lastName: string }>(
    'identity-names',
    'SELECT first_name AS "firstName", last_name AS "lastName" FROM identities WHERE user_id = $1 ORDER BY created_at LIMIT 1',
    [userId],
  );
  return names;
}
