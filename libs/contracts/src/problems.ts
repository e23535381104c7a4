import type { Money } from './money.js';
import type { Person } from './people.js';
import type { Instant } from './time.js';

export const problemKinds = ['no-show', 'quality', 'other'] as const;
export const problemOutcomes = ['pay-teacher', 'refund-student', 'refund-part'] as const;

export type ProblemKind = (typeof problemKinds)[number];
export type ProblemOutcome = (typeof problemOutcomes)[number];
export type ProblemStatus = 'open' | 'resolved';

/** What one side of a lesson has reported, as that side sees it. */
export interface ProblemRecord {
  id: string;
  lessonId: string;
  kind: ProblemKind;
  text: string;
  reportedBy: 'student' | 'teacher';
  status: ProblemStatus;
  outcome: ProblemOutcome | null;
  /** What goes back to the student when it is a part. @asType integer */
  refundCents: number | null;
  reportedAt: Instant;
  resolvedAt: Instant | null;
}

/** The same as booking's service answers it to an operator. */
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
