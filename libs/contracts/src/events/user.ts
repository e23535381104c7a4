import type { Role } from '../caller.js';
import type { Instant } from '../time.js';

/** A new account. The email address is not included: services that write to someone ask auth. */
export interface UserRegistered {
  userId: string;
  registeredAt: Instant;
}

/** The role that a person has chosen, and their time zone. */
export interface UserOnboarded {
  userId: string;
  role: Role;
  timeZone: string;
}
