import { Catch, Injectable, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { statusOf } from '@somo/contracts/refusal-kinds';
import { Log } from '@somo/platform/log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { types } from 'node:util';
import { auditRefusal } from './audit-refusal.js';
import { toProblemDetails } from './to-problem-details.js';

/** Sends every error of the public API as application/problem+json (RFC 9457). */
@Catch()
@Injectable()
export class Problems implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') {
      this.log.error({ err: error }, 'a live message failed');
      return;
    }
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (hasGoneAway(error, request)) {
      this.log.info({ requestId: request.id, route: request.routeOptions.url }, 'the client went away before its request was complete');
      reply.code(statusOf.malformed).send();
      return;
    }
    const problem = toProblemDetails(error, request.id);
    if (problem.status === 500) this.log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'a request failed');
    auditRefusal(this.log, problem, request);
    if (reply.sent) return;
    if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
    if (typeof problem.retryAfterSeconds === 'number') reply.header('retry-after', String(problem.retryAfterSeconds));
    reply.code(problem.status).header('cache-control', 'no-store').type('application/problem+json').send(JSON.stringify(problem));
  }
}

/** True if the connection was lost while the body was being received: no one will read the response. */
function hasGoneAway(error: unknown, { raw }: FastifyRequest): boolean {
  return types.isNativeError(error) && 'code' in error && error.code === 'ECONNRESET' && raw.destroyed && !raw.complete;
}
