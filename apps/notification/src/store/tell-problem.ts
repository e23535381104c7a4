import type { ProblemState } from '@somo/contracts/events/problem';
import type { Tx } from '@somo/platform/transaction';
import { problemContent } from '../domain/content.js';
import { addNotification } from './add-notification.js';

/** Tells both people where a problem stands, once for each step. */
export async function tellProblem(tx: Tx, problem: ProblemState, now: number): Promise<void> {
  const { problemId, bookingId, studentId, teacherId, status } = problem;
  const content = problemContent(problem);
  for (const userId of [studentId, teacherId]) {
    await addNotification(tx, { userId, content, bookingId, once: `${status}-${problemId}`, mail: true }, now);
  }
}
