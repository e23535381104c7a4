import { HttpException } from '@nestjs/common';
import { Refusal, refuse, toProblem, type Problem, type RefusalCode } from '@somo/contracts/refusals';

/** What Fastify and Nest say with a status alone, in our words. */
const codes: Record<number, RefusalCode> = {
  404: 'not-found',
  405: 'not-found',
  413: 'too-large',
  414: 'not-found',
  415: 'wrong-content-type',
};

/** Any error → the problem document people get. Only refusals say why; a bug says nothing but the request it happened in. */
export function toProblemDetails(error: unknown, requestId: string): Problem {
  const refusal = toRefusal(error);
  if (refusal) return toProblem(refusal);
  const detail = 'Something went wrong on our side. Please try again in a moment.';
  return { type: 'urn:somo:problem:internal-error', title: 'Something went wrong', status: 500, detail, code: 'internal-error', requestId };
}

export function toRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const status = statusOf(error);
  if (status === undefined || status < 400 || status > 499) return undefined;
  return refuse(codes[status] ?? 'malformed-request');
}

/** Errors of the HTTP framework carry their status; nothing else that is thrown may choose one. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && error.name === 'FastifyError') return (error as Error & { statusCode?: number }).statusCode;
  return undefined;
}
