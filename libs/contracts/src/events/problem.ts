import type { ProblemKind, ProblemOutcome, ProblemStatus } from '../problems.js';
import type { Instant } from '../time.js';

/** The public state of a reported problem; its text stays in booking. */
export interface ProblemState {
  problemId: string;
  bookingId: string;
  agreementId: string;
  /** @asType integer */
  version: number;
  studentId: string;
  teacherId: string;
  kind: ProblemKind;
  reportedBy: 'student' | 'teacher';
  status: ProblemStatus;
  outcome: ProblemOutcome | null;
  /** The amount refunded to the student if it is a partial refund; null otherwise. @asType integer */
  refundCents: number | null;
  changedAt: Instant;
}
