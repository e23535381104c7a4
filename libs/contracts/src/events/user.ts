import type { Role } from '../caller.js';
import type { Instant } from '../time.js';

/** A new account. The address is not told: who may write to somebody asks auth. */
export interface UserRegistered {
  userId: string;
  registeredAt: Instant;
}

/** Who somebody has chosen to be, and where their clock stands. */
export interface UserOnboarded {
  userId: string;
  role: Role;
  timeZone: string;
}
