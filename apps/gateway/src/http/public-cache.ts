import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';
import { routeOf } from './route.js';

/** Answers are not kept anywhere unless their route says so; errors never are. */
@Injectable()
export class PublicCache implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const cache = context.getType() === 'http' ? routeOf(context.getHandler())?.cache : undefined;
    if (!cache) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(tap(() => void reply.header('cache-control', cache)));
  }
}
