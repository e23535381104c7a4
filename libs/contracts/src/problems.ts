import type { Money } from './money.js';
import type { Person } from './people.js';
import type { Instant } from './time.js';

export const problemKinds = ['no-show', 'quality', 'other'] as const;
export const problemOutcomes = ['pay-teacher', 'refund-student', 'refund-part'] as const;

export type ProblemKind = (typeof problemKinds)[number];
export type ProblemOutcome = (typeof problemOutcomes)[number];
export type ProblemStatus = 'open' | 'resolved';

/** A problem that one side of a lesson reported, as that side sees it. */
export interface ProblemRecord {
  id: string;
  lessonId: string;
  kind: ProblemKind;
  text: string;
  reportedBy: 'student' | 'teacher';
  status: ProblemStatus;
  outcome: ProblemOutcome | null;
  /** The amount refunded to the student if it is a partial refund. @asType integer */
  refundCents: number | null;
  reportedAt: Instant;
  resolvedAt: Instant | null;
}

/** What a lesson shows its reader about the problem that they reported. */
export type ReportedProblem = Pick<ProblemRecord, 'id' | 'kind' | 'status' | 'reportedAt'>;

/** A problem as the booking service returns it to an operator. */
export interface ProblemCase extends ProblemRecord {
  agreementId: string;
  studentId: string;
  teacherId: string;
  subject: string;
  startsAt: Instant;
  endsAt: Instant;
  price: Money;
  /** The operator who decided, and why. */
  resolvedBy: string | null;
  note: string | null;
}

/** A problem in the operator's list: the gateway adds the two people. */
export interface LessonProblem extends ProblemCase {
  teacher: Person;
  student: Person;
}
