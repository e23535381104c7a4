// Documents of teachers that operators check, and what everybody sees of it.
import type { Person } from './people.js';
import type { DocumentKind, RefusalReason } from './rules/verification.js';
import type { Instant } from './time.js';

/** `expired`: it was approved, and no longer holds. */
export type VerificationStatus = 'pending' | 'approved' | 'refused' | 'withdrawn' | 'expired';

/** A document that a teacher has handed in, as the teacher sees it. */
export interface VerificationCase {
  id: string;
  kind: DocumentKind;
  status: VerificationStatus;
  submittedAt: Instant;
  decidedAt: Instant | null;
  /** Until when it counts, once it is approved. */
  expiresAt: Instant | null;
  /** Why it was refused; empty otherwise. */
  reasons: RefusalReason[];
  /** What the operator adds to that. */
  note: string | null;
  /** null once it is deleted. */
  document: { name: string; contentType: string; /** @asType integer */ bytes: number } | null;
  /** When the document is deleted, or was; null while it waits for a decision. */
  deletedAt: Instant | null;
}

/** What a teacher has handed in, newest first. */
export interface MyVerification {
  items: VerificationCase[];
  /** Within how many days most answers come; null while too few are known. @asType integer */
  usualDays: number | null;
}

/** A case as operators see it. */
export interface VerificationRecord extends VerificationCase {
  teacherId: string;
  decidedBy: string | null;
}

export interface VerificationTask extends VerificationRecord {
  teacher: Person;
}

/** What operators list: those that wait, the longest first; or those that are decided, the newest first. */
export type VerificationQueue = 'pending' | 'decided';
