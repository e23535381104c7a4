import { ProblemError } from './problem';

/** Returns true if sending the same again would be refused again: too many at once may be sent in a moment; too many without an answer may not. */
export function isFinal(error: unknown): error is ProblemError {
  if (!(error instanceof ProblemError)) return false;
  const { status, code } = error.problem;
  return status >= 400 && status < 500 && ![401, 408].includes(status) && code !== 'too-many-requests';
}
