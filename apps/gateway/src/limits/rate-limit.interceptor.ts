import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Refusal } from '@somo/contracts/refusals';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { SessionCookie } from '../auth/session-cookie.js';
import { GatewayConfig } from '../gateway.config.js';
import { rateLimitKeysOf } from './rate-limit-key.js';
import { RateLimiter } from './rate-limiter.js';
import type { LimitName } from './rate-limits.js';

const limitKey = 'somo:limit';

/**
 * Limits how often one account or address may call this route. Applied per
 * route, because a global interceptor would add a cost to every request.
 */
export const RateLimit = (name: LimitName) => applyDecorators(SetMetadata(limitKey, name), UseInterceptors(RateLimitInterceptor));

/** Returns whether a route is rate limited; the API document needs it. */
export const isRateLimited = (handler: object): boolean => Reflect.hasMetadata(limitKey, handler);

@Injectable()
class RateLimitInterceptor implements NestInterceptor {
  constructor(
    private readonly counters: RateLimiter,
    private readonly config: GatewayConfig,
    private readonly cookie: SessionCookie,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (this.config.RATE_LIMITS === 'off') return next.handle();
    const name = Reflect.getMetadata(limitKey, context.getHandler()) as LimitName;
    return from(this.counted(name, context.switchToHttp().getRequest<FastifyRequest>(), next));
  }

  private async counted(name: LimitName, request: FastifyRequest, next: CallHandler): Promise<unknown> {
    const leave = await this.counters.consume(name, rateLimitKeysOf(request, this.cookie.of(request)));
    try {
      const answer: unknown = await lastValueFrom(next.handle());
      await leave('done');
      return answer;
    } catch (error) {
      await leave(error instanceof Refusal ? error.code : 'failed');
      throw error;
    }
  }
}
