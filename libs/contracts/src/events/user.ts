import type { OperatorRole, Role } from '../caller.js';
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

/** Somebody wants the link that confirms their email address again. */
export interface ConfirmationRequested {
  userId: string;
  linkId: string;
}

/** Whether an account is suspended; the state with the highest version is the current one. */
export interface UserStanding {
  userId: string;
  /** @asType integer */
  version: number;
  role: Role | null;
  suspended: boolean;
  changedAt: Instant;
}

/** Whether an account is being closed: while it is, it is out of use like a suspended one. The state with the highest version is the current one. */
export interface UserClosing extends UserStanding {
  /** From when on its data is erased; null if the person has kept the account. */
  eraseAt: Instant | null;
  /** An operator closed or kept it, for the person. */
  byOperator?: true;
}

/** The days to keep an account that is being closed are over, but it is not erased before its owner chooses another payout method. */
export interface UserClosingWaits {
  userId: string;
  /** Of the user's standing. @asType integer */
  version: number;
}

/** Everything that names a person has been erased, in every service. */
export interface UserErased {
  userId: string;
  role: Role | null;
  erasedAt: Instant;
}

/** An operator has warned a user; what for, only auth tells. */
export interface UserWarned {
  userId: string;
  /** Of the user's standing. @asType integer */
  version: number;
  changedAt: Instant;
}

/** Whether an account is restricted; the state with the highest version is the current one. */
export interface UserRestriction extends UserWarned {
  role: Role | null;
  restricted: boolean;
}

/** Whether a user's email address is confirmed; the state with the highest version is the current one. */
export interface EmailConfirmation {
  userId: string;
  /** @asType integer */
  version: number;
  role: Role | null;
  confirmed: boolean;
}

/** An operator has changed the email address of an account; the new one is not confirmed yet. Auth keeps the addresses. */
export interface EmailChanged {
  userId: string;
  changeId: string;
}

/** Two-step sign-in was turned on or off. */
export interface TwoStepChanged {
  userId: string;
  on: boolean;
  /** Turned off by an operator. */
  byOperator: boolean;
  changedAt: Instant;
}

/** An operator was appointed, has other roles, or is an operator no longer. */
export interface RolesChanged {
  userId: string;
  /** Those from now on; none for somebody who is an operator no longer. */
  roles: OperatorRole[];
  /** They were no operator before. */
  appointed?: true;
  changedAt: Instant;
}

/** A passkey was added or removed, or refused because a copy of it may exist. */
export interface PasskeyChanged {
  userId: string;
  /** `reset`: all were removed, because the way in was proven anew by email or Google. */
  change: 'added' | 'removed' | 'reset' | 'refused';
  changedAt: Instant;
}

/** The role and time zone a user has chosen. */
export interface UserOnboarded {
  userId: string;
  role: Role;
  timeZone: string;
}

/** Google was linked to an account that was there before, and all its sessions ended. */
export interface GoogleLinked {
  userId: string;
  /** No link to the address had set the password, so anybody may have: it is gone. */
  passwordRemoved: boolean;
  linkedAt: Instant;
}

/** A copy of a user's own data can be downloaded. */
export interface ExportReady {
  userId: string;
  exportId: string;
  /** null before onboarding. */
  role: Role | null;
  readyAt: Instant;
  expiresAt: Instant;
  /** An operator asked for it, for a user who cannot sign in: it is downloaded by a link. */
  byOperator?: true;
}
