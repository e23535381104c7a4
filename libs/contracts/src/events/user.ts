import type { Role } from '../caller.js';
import type { Instant } from '../time.js';

/** A new account. The email address is not included: services that may send email ask auth for it. */
export interface UserRegistered {
  userId: string;
  registeredAt: Instant;
}

/** The role and time zone a user has chosen. */
export interface UserOnboarded {
  userId: string;
  role: Role;
  timeZone: string;
}
