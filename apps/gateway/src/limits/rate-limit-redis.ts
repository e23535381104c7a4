import { Redis } from 'ioredis';

/** How long somebody who signs in may wait for a count. */
const silentMs = 1000;

/** The Redis in which all gateways count. One that is away, or says nothing, holds nobody up: each gateway counts for itself meanwhile. */
export function rateLimitRedis(url: string): Redis {
  return new Redis(url, { maxRetriesPerRequest: 1, socketTimeout: silentMs, commandTimeout: silentMs, enableOfflineQueue: false });
}
