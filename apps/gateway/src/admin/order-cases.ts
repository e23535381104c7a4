// The one order of reports and problems, which are kept by two services.
import type { CaseStatus, OperatorCase } from '@somo/contracts/cases';
import type { ProblemCase } from '@somo/contracts/problems';
import type { ReportRecord } from '@somo/contracts/reports';
import { isInstant } from '@somo/contracts/time';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { isUuid } from '@somo/platform/ids';

/** A case before the names of its two people are known. */
export interface CaseRow extends Omit<OperatorCase, 'reporter' | 'reported'> {
  reporterId: string;
  reportedId: string;
}

export function caseOfReport({
  id,
  about,
  kind,
  status,
  outcome,
  text,
  reporterId,
  userId,
  reportedAt,
  answeredAt,
}: ReportRecord): CaseRow {
  return {
    ...{ id, what: kind, outcome, text, reporterId, reportedId: userId, reportedAt, lessonId: null },
    kind: about === 'message' ? 'conversation' : about,
    isUrgent: kind === 'child-safety' && status === 'open',
    status: status === 'open' ? 'open' : 'closed',
    closedAt: answeredAt,
  };
}

export function caseOfProblem(problem: ProblemCase): CaseRow {
  const { id, kind, status, outcome, text, reportedBy, studentId, teacherId, lessonId, reportedAt, resolvedAt } = problem;
  const [reporterId, reportedId] = reportedBy === 'student' ? [studentId, teacherId] : [teacherId, studentId];
  return {
    ...{ id, what: kind, outcome, text, reporterId, reportedId, reportedAt, lessonId },
    kind: 'problem',
    isUrgent: false,
    status: status === 'open' ? 'open' : 'closed',
    closedAt: resolvedAt,
  };
}

/** As messaging orders reports: by whether it can wait, then by age. */
const placeOf = ({ isUrgent, reportedAt, id }: CaseRow) => [String(!isUrgent), reportedAt, id] as const;

/** Returns cases in the order of the queue: open ones about a child first, then the oldest; closed ones the newest first. */
export function orderCases(cases: CaseRow[], status: CaseStatus): CaseRow[] {
  const sign = status === 'open' ? 1 : -1;
  return cases.toSorted((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    const at = a.findIndex((part, index) => part !== b[index]);
    return at < 0 ? 0 : sign * (a[at]! < b[at]! ? -1 : 1);
  });
}

/** Returns the cursor that goes on after a case; messaging reads it as its own. */
export const cursorAfter = (row: CaseRow): string => encodeCursor([...placeOf(row)]);

/** Returns the same place among problems, none of which is urgent: after an urgent report, all of them. */
export function cursorOfProblems(cursor: string | undefined, status: CaseStatus): string | undefined {
  if (cursor === undefined) return undefined;
  const [canWait, at, id] = decodeCursor(cursor, (text) => text === 'true' || text === 'false', isInstant, isUuid);
  return status === 'open' && canWait === 'false' ? undefined : encodeCursor([at as string, id as string]);
}
