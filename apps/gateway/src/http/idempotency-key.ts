import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import type { FastifyRequest } from 'fastify';

const printable = /^[\x20-\x7e]{1,255}$/;

function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && printable.test(header)) return header;
  throw refuse('invalid-input', { errors: { 'Idempotency-Key': ['Idempotency-Key must be 1 to 255 printable characters'] } });
}

/** Returns the Idempotency-Key of a request, as the part of an ask that holds it. */
export function readOnce(_: unknown, context: ExecutionContext): Once {
  const key = idempotencyKeyOf(context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key']);
  return key === undefined ? {} : { key };
}

/** Injects the Idempotency-Key: a repeat with the same key and body gets the same response. */
export const Once = createParamDecorator(readOnce);

export interface Once {
  key?: string;
}
