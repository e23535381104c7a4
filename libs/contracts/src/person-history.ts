// What operators read about one person, each part from the service that knows it.
import type { OperatorLesson } from './operators-search.js';
import type { LessonRecord } from './lessons.js';
import type { LessonProblem, ProblemCase } from './problems.js';
import type { PersonReport, ReportRecord } from './reports.js';

/** How many lessons a person has, as student or teacher. */
export interface PersonLessonCounts {
  /** @asType integer */
  upcoming: number;
  /** @asType integer */
  completed: number;
  /** @asType integer */
  cancelled: number;
  /** Of the cancelled ones: by the person. @asType integer */
  cancelledByPerson: number;
  /** Problems that were reported with their lessons. @asType integer */
  problems: number;
}

export interface PersonLessonRecords {
  counts: PersonLessonCounts;
  /** The latest, at most 10. */
  lessons: LessonRecord[];
  /** The latest reported with the person's lessons, at most 10. */
  problems: ProblemCase[];
}

export interface PersonLessons {
  counts: PersonLessonCounts;
  lessons: OperatorLesson[];
  problems: LessonProblem[];
}

/** In integer cents, in all. */
export interface PersonMoney {
  /** What the person has paid as a student, before refunds. @asType integer */
  paidCents: number;
  /** What was refunded of it, or is about to be. @asType integer */
  refundedCents: number;
  /** The person's shares as a teacher that were paid out. @asType integer */
  earnedCents: number;
  /** Their shares that wait for their payout. @asType integer */
  pendingCents: number;
  /** Their shares that a problem or an operator holds. @asType integer */
  heldCents: number;
}

/** The latest first, at most 10 of each kind. */
export interface PersonReportRecords {
  /** @asType integer */
  aboutCount: number;
  /** @asType integer */
  byCount: number;
  about: ReportRecord[];
  by: ReportRecord[];
}

export interface PersonReports extends Omit<PersonReportRecords, 'about' | 'by'> {
  about: PersonReport[];
  by: PersonReport[];
}
