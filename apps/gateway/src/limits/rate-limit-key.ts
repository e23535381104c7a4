import type { Caller } from '@somo/contracts/caller';
import { readEmail } from '@somo/contracts/rules/email';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { createHash } from 'node:crypto';
import type { RateLimitKeys } from './rate-limits.js';

export function rateLimitKeysOf(request: FastifyRequest, refreshToken?: string): RateLimitKeys {
  const { email } = (request.body ?? {}) as { email?: unknown };
  const asker: RateLimitKeys = { address: addressKey(request.clientAddress) };
  if (typeof email === 'string') {
    asker.account = hash(readEmail(email).toLowerCase());
    asker.accountHere = `${asker.account}@${asker.address}`;
  }
  // The part before the dot is the same in all refresh tokens of one sign-in.
  if (refreshToken) asker.session = hash(refreshToken.split('.')[0] ?? '');
  // Requests to the provider webhook have no caller.
  const caller = request.caller as Caller | undefined;
  if (caller?.kind === 'user') asker.userId = caller.userId;
  return asker;
}

/**
 * Returns the address to count by. For IPv6 that is the /64: one household
 * has a whole one and could otherwise use a new address for every attempt.
 */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return 'parts' in address ? new ipaddr.IPv6(address.parts.fill(0, 4)).toString() : address.toString();
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
