import type { DataExportState } from './exports.js';
import type { Instant } from './time.js';

/** What becomes of a person's lessons if they close their account now. */
export interface LessonsAtClosing {
  /** Coming lessons, which are cancelled. @asType integer */
  lessons: number;
  /** Those of them for which the person gets nothing back. @asType integer */
  lessonsWithoutRefund: number;
  /** Open booking requests, which are withdrawn or declined. @asType integer */
  requests: number;
}

/** What an account that is closed now loses, and whether it can be. */
export interface ClosingPreview extends LessonsAtClosing {
  /** What is paid out before anything is erased. @asType integer */
  balanceCents: number;
  /** Why the account cannot be closed now; null if it can. */
  obstacle: ClosingObstacle | null;
}

/** What an operator sees before they close an account or start a copy of somebody's data. */
export interface DataOfPerson {
  /** From when on the account is erased; null unless it is being closed. */
  eraseAt: Instant | null;
  closing: ClosingPreview;
  copy: DataExportState;
}

export interface AccountClosing {
  /** Until then the person can keep the account. */
  eraseAt: Instant;
}

/** The person whose data a service erases. */
export interface PersonToErase {
  userId: string;
  /** Every address they have had, unless somebody else has it now. */
  emails: string[];
  /** Where the step before stopped. */
  from?: string;
}

/** A service that has more to erase than one step does is asked again. */
export interface ErasedPart {
  isDone: boolean;
  /** Where the next step goes on. */
  from?: string;
}

/** What keeps an account from being closed. */
export const closingObstacles = [
  'operator-account',
  'lesson-under-way',
  'problem-open',
  'payout-running',
  'payout-method-needed',
  'confirm-email-to-close',
] as const;

export type ClosingObstacle = (typeof closingObstacles)[number];
