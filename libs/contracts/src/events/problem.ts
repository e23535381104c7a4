import type { ProblemKind, ProblemOutcome, ProblemStatus } from '../problems.js';
import type { Instant } from '../time.js';

/** The public state of a reported problem; the description stays with booking. */
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
  /** The refund if it is partial; null otherwise. @asType integer */
  refundCents: number | null;
  changedAt: Instant;
}
