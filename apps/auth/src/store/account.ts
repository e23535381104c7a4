import type { Account } from '@somo/contracts/asks/auth';
import type { UserRow } from './user.schema.js';

export function toAccount(user: UserRow): Account {
  return {
    userId: user.id,
    email: user.email,
    role: user.role,
    timeZone: user.timeZone,
    language: user.language,
    emailConfirmed: user.emailConfirmedAt !== null,
  };
}
