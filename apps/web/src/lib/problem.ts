import type { Problem, RefusalCode } from '@somo/contracts/refusals';

/** The server said no, with a sentence. */
export class ProblemError extends Error {
  constructor(
    readonly problem: Problem,
    /** Seconds to wait, where the server named them. */
    readonly retryAfter: number | null = null,
  ) {
    super(problem.detail || problem.title);
    this.name = 'ProblemError';
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('Somo cannot be reached. Please check your connection and try again.', { cause });
    this.name = 'Unreachable';
  }
}

export function isRefused(error: unknown, code: RefusalCode): error is ProblemError {
  return error instanceof ProblemError && error.problem.code === code;
}

/** A sentence of the server, or null where the failure is no answer of its own (a bug, a broken line). */
export function refusalOf(error: unknown): string | null {
  return error instanceof ProblemError && error.problem.status < 500 ? error.message : null;
}

/** True where trying the same thing again may well work. */
export function isPassing(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof ProblemError && [502, 503, 504].includes(error.problem.status));
}
