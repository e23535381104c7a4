import type { Caller } from '@somo/contracts/caller';
import type { Clock } from '@somo/platform/clock';
import { runWith } from '@somo/platform/context';
import { openSpan } from '@somo/platform/tracing/span';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalOfHead } from './check-headers.js';
import { observeRequest } from './request-metrics.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of every `@Route`. */
    caller: Caller;
    span: ReturnType<typeof openSpan> | undefined;
  }
}

// A proxy may name the whole address.
const ofApi = /^(?:https?:\/\/[^/]*)?\/api\//i;

/** What happens to every request around its handler: a readable address, an id, the product's time, the caller's token, its time taken. */
export function addHooks(server: FastifyInstance, clock: Clock): void {
  server.decorateRequest('caller');
  server.decorateRequest('span');

  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    if (ofApi.test(request.url)) reply.headers({ 'cache-control': 'no-store', date: new Date(clock.now()).toUTCString() });
    done(refusalOfHead(request.raw));
  });

  // Not earlier: a body arrives in a context of its own, and what onRequest began would be lost with it.
  server.addHook('preValidation', (request, _reply, done) => {
    runWith({ token: bearerOf(request), requestId: request.id }, () => {
      const route = request.routeOptions.url ?? 'unknown';
      request.span = openSpan(`${request.method} ${route}`, { 'http.request.method': request.method, 'http.route': route });
      request.span.within(done);
    });
  });

  server.addHook('onResponse', (request, reply, done) => {
    request.span?.end({ 'http.response.status_code': reply.statusCode });
    observeRequest(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime);
    done();
  });
}

/** Another scheme than Bearer is passed on as it is, and found to be no token of ours; no token at all is nobody. */
function bearerOf(request: FastifyRequest): string | null {
  return request.headers.authorization?.replace(/^Bearer( +|$)/i, '') || null;
}
