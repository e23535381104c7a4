import { Redis } from 'ioredis';

/** The longest a sign-in may wait for Redis, in milliseconds. */
const silentMs = 1000;

/**
 * Returns a client of the Redis that all gateways share for rate limits. If it is unavailable or does not answer, requests are not held up:
 * each gateway counts in its own memory meanwhile.
 */
export function rateLimitRedis(url: string): Redis {
  return new Redis(url, { maxRetriesPerRequest: 1, socketTimeout: silentMs, commandTimeout: silentMs, enableOfflineQueue: false });
}
