import type { ProblemState } from '@somo/contracts/events/problem';
import type { Tx } from '@somo/platform/transaction';
import { problemContent } from '../domain/content.js';
import { addNotifications } from './add-notifications.js';

/** Notifies both participants of a problem's status, once per step. */
export async function notifyOfProblem(tx: Tx, problem: ProblemState, now: number): Promise<void> {
  const { problemId, bookingId, studentId, teacherId, status } = problem;
  const content = problemContent(problem);
  const note = { content, bookingId, once: `${status}-${problemId}`, mail: true };
  await addNotifications(
    tx,
    [studentId, teacherId].map((userId) => ({ userId, ...note })),
    now,
  );
}
