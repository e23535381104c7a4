import type { Role } from '../caller.js';
import type { Instant } from '../time.js';

/** A new account. The email address is not included: services that may send email ask auth for it. */
export interface UserRegistered {
  userId: string;
  registeredAt: Instant;
}

/** Somebody has asked for a link to reset a password. Auth alone knows whose, if anybody's: it is published for unknown addresses too. */
export interface PasswordResetRequested {
  resetId: string;
}

/** A user has a new password. */
export interface PasswordChanged {
  userId: string;
  changedAt: Instant;
}

/** A sign-in from a browser in which the user had not signed in before. */
export interface BrowserAdded {
  userId: string;
  /** null before onboarding. */
  role: Role | null;
  sessionId: string;
  browser: string | null;
  system: string | null;
  signedInAt: Instant;
}

/** The role and time zone a user has chosen. */
export interface UserOnboarded {
  userId: string;
  role: Role;
  timeZone: string;
}
