import type { Caller } from '@somo/contracts/caller';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { RateLimitKeys } from './rate-limits.js';

export function rateLimitKeysOf(request: FastifyRequest, refreshToken?: string): RateLimitKeys {
  const { email } = (request.body ?? {}) as { email?: unknown };
  const asker: RateLimitKeys = { address: addressKey(request.ip) };
  if (typeof email === 'string') {
    asker.account = hash(email.trim().toLowerCase());
    asker.accountHere = `${asker.account}@${asker.address}`;
  }
  // What stands before the point is the same in all tokens of one sign-in.
  if (refreshToken) asker.session = hash(refreshToken.split('.')[0] ?? '');
  // Who calls back for a provider is nobody of ours.
  const caller = request.caller as Caller | undefined;
  if (caller?.kind === 'user') asker.userId = caller.userId;
  return asker;
}

/** One household has a whole IPv6 /64, and could otherwise be a new stranger with every try. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const gap = ip.includes('::') ? 8 - front.length - back.length : 0;
  return [...front, ...Array<string>(gap).fill('0'), ...back].slice(0, 4).join(':');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
