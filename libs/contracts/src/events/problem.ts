import type { ProblemKind, ProblemOutcome, ProblemStatus } from '../problems.js';
import type { Instant } from '../time.js';

/** The small whole of a reported problem: what was written stays with booking. */
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
  /** What goes back to the student when it is a part; null otherwise. @asType integer */
  refundCents: number | null;
  changedAt: Instant;
}
