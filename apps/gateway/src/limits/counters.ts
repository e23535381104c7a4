import { refuse } from '@somo/contracts/refusals';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { rates, type Asker, type LimitName, type Outcome, type Rate } from './rates.js';

/** Counts tries, in this process or in Redis for all gateways together. A Redis that is away makes each gateway count for itself. */
export class Counters {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(redis?: Redis) {
    for (const rate of Object.values(rates).flat()) {
      const options = { keyPrefix: `limit:${rate.name}`, points: rate.points, duration: rate.seconds };
      const here = new RateLimiterMemory(options);
      this.limiters.set(rate.name, redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: here }) : here);
    }
  }

  /** Refuses who has had enough; otherwise answers what to call with the outcome. */
  async enter(name: LimitName, asker: Asker): Promise<(outcome: Outcome) => Promise<void>> {
    const taken: (() => Promise<unknown>)[] = [];
    for (const rate of rates[name]) {
      const key = asker[rate.of];
      if (key === undefined) continue;
      try {
        if (rate.taken === 'before') await this.take(rate, key);
        else await this.look(rate, key);
      } catch (error) {
        await Promise.all(taken.map((giveBack) => giveBack()));
        throw error;
      }
      if (rate.taken === 'before') taken.push(() => this.of(rate).reward(key, 1));
    }
    return (outcome) => this.leave(name, asker, outcome);
  }

  private async leave(name: LimitName, asker: Asker, outcome: Outcome): Promise<void> {
    for (const rate of rates[name]) {
      const key = asker[rate.of];
      if (key === undefined) continue;
      if (rate.taken === 'before' && !rate.counts(outcome)) await this.of(rate).reward(key, 1);
      if (rate.taken === 'after' && rate.counts(outcome)) await this.take(rate, key);
    }
  }

  private async take(rate: Rate, key: string): Promise<void> {
    try {
      await this.of(rate).consume(key, 1);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext);
      throw error;
    }
  }

  private async look(rate: Rate, key: string): Promise<void> {
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
