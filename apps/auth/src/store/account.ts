import { utcOffsetMinutes } from '@somo/calendar/zone-offset';
import type { Account } from '@somo/contracts/asks/auth';
import type { Db } from '@somo/platform/db';
import { namesOfIdentity } from './identities.js';
import type { UserRow } from './user.schema.js';

export function toAccount(user: UserRow, now: number): Account {
  return {
    userId: user.id,
    email: user.email,
    role: user.role,
    timeZone: user.timeZone,
    utcOffsetMinutes: utcOffsetMinutes(user.timeZone, now),
    language: user.language,
    emailConfirmed: user.emailConfirmedAt !== null,
  };
}

/** Returns the account and, before onboarding, the names to suggest there. */
export async function accountWithNames(db: Db, user: UserRow, now: number): Promise<Account> {
  const names = user.role === null ? await namesOfIdentity(db, user.id) : undefined;
  return { ...toAccount(user, now), ...(names ? { names } : {}) };
}
