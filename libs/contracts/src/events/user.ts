import type { Role } from '../caller.js';
import type { Instant } from '../time.js';

export interface UserRegistered {
  userId: string;
  registeredAt: Instant;
}

export interface UserOnboarded {
  userId: string;
  role: Role;
  timeZone: string;
}
