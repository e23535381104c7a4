// Which lessons of a module a student has completed.
import { refuseProblems } from '@somo/contracts/rules/refuse-problems';

/** Returns the numbers in order, each once; refuses those of no lesson of this module. */
export function readCompleted(completed: number[], lessons: { number: number }[]): number[] {
  const unknown = completed.find((wanted) => !lessons.some(({ number }) => number === wanted));
  refuseProblems({ completedLessons: unknown === undefined ? undefined : `This module has no lesson ${unknown}` });
  return [...new Set(completed)].sort((a, b) => a - b);
}
