import { HttpException } from '@nestjs/common';
import { brokenRules } from '@somo/contracts/field-sentences';
import { Refusal, refuse, toProblem, type Problem, type RefusalCode } from '@somo/contracts/refusals';

/** Maps the statuses that Fastify and Nest raise without a code of ours to our refusal codes. */
const codes: Record<number, RefusalCode> = {
  404: 'not-found',
  405: 'not-found',
  413: 'too-large',
  414: 'not-found',
  415: 'wrong-content-type',
};

/** Converts any error to the problem document the client gets. Only refusals give a reason; a bug reveals nothing but its request id. */
export function toProblemDetails(error: unknown, requestId: string): Problem {
  const refusal = toRefusal(error);
  if (refusal) return withRules(toProblem(refusal));
  const detail = 'Something went wrong on our side. Please try again in a moment.';
  return { type: 'urn:somo:problem:internal-error', title: 'Something went wrong', status: 500, detail, code: 'internal-error', requestId };
}

function withRules(problem: Problem): Problem {
  const rules = problem.errors && brokenRules(problem.errors);
  return rules ? { ...problem, rules } : problem;
}

function toRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const status = statusOf(error);
  if (status === undefined || status < 400 || status > 499) return undefined;
  return refuse(codes[status] ?? 'malformed-request');
}

/** Returns the status of an HTTP framework error; no other error may choose its status. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && error.name === 'FastifyError') return (error as Error & { statusCode?: number }).statusCode;
  return undefined;
}
