import type { Problem, RefusalCode } from '@somo/contracts/refusals';
import { fieldSentence } from '../i18n/field-sentence';
import { i18n } from '../i18n/i18n';
import { refusalText } from '../i18n/refusal-text';

/** A problem document from the server, with a message to show. */
export class ProblemError extends Error {
  /** With what it says of fields in the language of the page. */
  readonly problem: Problem;

  constructor(
    problem: Problem,
    /** Seconds to wait, if the server gave them. */
    readonly retryAfter: number | null = null,
  ) {
    super(refusalText(problem.code, problem) ?? (problem.detail || problem.title));
    this.name = 'ProblemError';
    this.problem = problem.errors ? { ...problem, errors: said(problem.errors, problem.rules) } : problem;
  }
}

function said(errors: NonNullable<Problem['errors']>, rules: Problem['rules']): NonNullable<Problem['errors']> {
  const fields = Object.entries(errors);
  return Object.fromEntries(
    fields.map(([field, sentences]) => [field, sentences.map((each, at) => fieldSentence(each, rules?.[field]?.[at]))]),
  );
}

/** No response from the server at all. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super(i18n.t('unreachable'), { cause });
    this.name = 'Unreachable';
  }
}

export function isRefused(error: unknown, code: RefusalCode): error is ProblemError {
  return error instanceof ProblemError && error.problem.code === code;
}

/** Returns true if the session is over. */
export function needsSignIn(error: unknown): boolean {
  return error instanceof ProblemError && error.problem.status === 401;
}

/** Returns the server's message if it refused the request, or null for any other failure (a bug, a lost connection). */
export function refusalOf(error: unknown): string | null {
  return error instanceof ProblemError && error.problem.status < 500 ? error.message : null;
}

/** Returns true if the same request may well succeed on a retry. */
export function isPassing(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof ProblemError && [502, 503, 504].includes(error.problem.status));
}

/** Returns true if what the address names does not exist, or not for this user. */
export function isGone(error: unknown): error is ProblemError {
  return error instanceof ProblemError && [400, 404, 422].includes(error.problem.status);
}
