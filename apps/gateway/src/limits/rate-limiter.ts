import { refuse } from '@somo/contracts/refusals';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { rates, type RateLimitKeys, type LimitName, type Outcome, type Rate } from './rate-limits.js';

/** Counts attempts, in this process or in Redis for all gateways together. If Redis is unavailable, each gateway counts for itself. */
export class RateLimiter {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(redis?: Redis) {
    for (const rate of Object.values(rates).flat()) {
      const options = { keyPrefix: `limit:${rate.name}`, points: rate.points, duration: rate.seconds };
      const here = new RateLimiterMemory(options);
      this.limiters.set(rate.name, redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: here }) : here);
    }
  }

  /** Refuses a caller over the limit; otherwise returns a function to call with the outcome. */
  async consume(name: LimitName, asker: RateLimitKeys): Promise<(outcome: Outcome) => Promise<void>> {
    const taken: (() => Promise<unknown>)[] = [];
    for (const rate of rates[name]) {
      const key = asker[rate.by];
      if (key === undefined) continue;
      try {
        if (rate.consumed === 'before') await this.consumePoint(rate, key);
        else await this.peek(rate, key);
      } catch (error) {
        await Promise.all(taken.map((giveBack) => giveBack()));
        throw error;
      }
      if (rate.consumed === 'before') taken.push(() => this.of(rate).reward(key, 1));
    }
    return (outcome) => this.settle(name, asker, outcome);
  }

  private async settle(name: LimitName, asker: RateLimitKeys, outcome: Outcome): Promise<void> {
    for (const rate of rates[name]) {
      const key = asker[rate.by];
      if (key === undefined) continue;
      if (rate.consumed === 'before' && !rate.counts(outcome)) await this.of(rate).reward(key, 1);
      if (rate.consumed === 'after' && rate.counts(outcome)) await this.consumePoint(rate, key);
    }
  }

  private async consumePoint(rate: Rate, key: string): Promise<void> {
    try {
      await this.of(rate).consume(key, 1);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext);
      throw error;
    }
  }

  private async peek(rate: Rate, key: string): Promise<void> {
    const found = await this.of(rate).get(key);
    if (found && found.consumedPoints >= rate.points) throw tooMany(found.msBeforeNext);
  }

  private of(rate: Rate): RateLimiterAbstract {
    return this.limiters.get(rate.name) as RateLimiterAbstract;
  }
}

function tooMany(ms: number) {
  return refuse('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) });
}
