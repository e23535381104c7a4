// The operators' queue: what people report about each other and about lessons, in one order.
import type { Page } from './page.js';
import type { Person } from './people.js';
import type { ProblemKind, ProblemOutcome } from './problems.js';
import type { ReportKind, ReportOutcome } from './reports.js';
import type { Instant } from './time.js';

export const caseKinds = ['person', 'conversation', 'review', 'problem'] as const;
/** A reported person, what one wrote to the reporter (also a single message), a review or its reply, or a problem with a lesson. */
export type CaseKind = (typeof caseKinds)[number];
export type CaseStatus = 'open' | 'closed';

/** A report or a problem in the queue. */
export interface OperatorCase {
  /** Of the report or the problem. */
  id: string;
  kind: CaseKind;
  what: ReportKind | ProblemKind;
  /** A child may be at risk: these come first while they are open. */
  isUrgent: boolean;
  status: CaseStatus;
  outcome: ReportOutcome | ProblemOutcome | null;
  /** In the words of the reporter. */
  text: string;
  reporter: Person;
  /** Who is reported; of a problem, the other person of the lesson. */
  reported: Person;
  /** Of a problem. */
  lessonId: string | null;
  reportedAt: Instant;
  closedAt: Instant | null;
}

/** Where cases come from. */
export type CaseSource = 'reports' | 'problems';

/** Open cases: about a child first, then the longest-waiting; closed ones: the most recently reported first. */
export interface CasePage extends Page<OperatorCase> {
  /** What could not be asked, so that its cases are not among these. */
  missing: CaseSource[];
}
