import type { Browser } from '@somo/contracts/asks/auth';
import type { FastifyRequest } from 'fastify';

const most = 500;

/** Returns what auth stores of a sign-in's browser, for the list of sessions. */
export function browserOf({ headers }: FastifyRequest): Browser {
  return { userAgent: (headers['user-agent'] ?? '').slice(0, most) };
}
