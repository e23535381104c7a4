import type { Caller } from '@somo/contracts/caller';
import type { Clock } from '@somo/platform/clock';
import { runWith } from '@somo/platform/context';
import { openSpan } from '@somo/platform/tracing/span';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalOfHead } from './check-headers.js';
import { clientAddress } from '../limits/client-address.js';
import { playTokenOf } from '../recordings/play-cookie-name.js';
import { readablePage } from './readable-url.js';
import { observeRequest } from './request-metrics.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by AuthGuard on every `@Route`. */
    caller: Caller;
    clientAddress: string;
    span: ReturnType<typeof openSpan> | undefined;
  }
}

// A proxy may send the request target in absolute form.
const ofApi = /^(?:https?:\/\/[^/]*)?\/api\//i;

/**
 * Adds the hooks that run around every handler: header checks, request id,
 * date from the product's clock, the caller's token, tracing and metrics.
 */
export function addHooks(server: FastifyInstance, clock: Clock, trustProxy: boolean): void {
  server.decorateRequest('caller');
  server.decorateRequest('clientAddress', '');
  server.decorateRequest('span');

  server.addHook('onRequest', (request, reply, done) => {
    request.clientAddress = clientAddress(request.raw, trustProxy);
    reply.header('x-request-id', request.id);
    if (ofApi.test(request.url)) reply.headers({ 'cache-control': 'no-store', date: new Date(clock.now()).toUTCString() });
    const page = readablePage(request.raw);
    if (page === undefined) done(refusalOfHead(request.raw));
    else void reply.redirect(page);
  });

  // Not earlier: the body arrives in an async context of its own, which would lose a context started in onRequest.
  server.addHook('preValidation', (request, _reply, done) => {
    runWith({ token: bearerOf(request) ?? playTokenOf(request) ?? null, requestId: request.id }, () => {
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

/** Returns the bearer token, or null if there is none. A token of another scheme is passed on unchanged and fails verification. */
function bearerOf(request: FastifyRequest): string | null {
  return request.headers.authorization?.replace(/^Bearer( +|$)/i, '') || null;
}
