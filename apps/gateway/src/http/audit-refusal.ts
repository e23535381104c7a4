import type { Problem, RefusalCode } from '@somo/contracts/refusals';
import type { Log } from '@somo/platform/log';
import type { FastifyRequest } from 'fastify';
import { rateLimitKeysOf } from '../limits/rate-limit-key.js';

const eventOfCode: Partial<Record<string, string>> = {
  'wrong-credentials': 'sign-in-refused',
  'wrong-password': 'password-refused',
  'passkey-refused': 'proof-refused',
} satisfies Partial<Record<RefusalCode, string>>;
const eventOfStatus: Partial<Record<number, string>> = { 401: 'access-denied', 403: 'access-denied', 429: 'rate-limited' };

/**
 * Enough to distinguish the accounts under attack. The whole hash of an email address would show a reader of the log which of the addresses
 * they know have an account; this much of it fits thousands.
 */
const accountChars = 4;

/** Logs an audit line for investigating attacks: who was refused what. An account is identified by the beginning of the hash of its email. */
export function auditRefusal(log: Log, { status, code }: Problem, request: FastifyRequest): void {
  const event = eventOfCode[code] ?? eventOfStatus[status];
  if (event === undefined) return;
  const { account, userId, address } = rateLimitKeysOf(request);
  const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
  log.info(
    { audit: true, event, code, account: account?.slice(0, accountChars), userId, address, route, requestId: request.id },
    'refused',
  );
}
