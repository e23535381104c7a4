import { FastifyAdapter } from '@nestjs/platform-fastify';
import { refuse, toProblem } from '@somo/contracts/refusals';
import type { FastifyReply, FastifyRequest, FastifyHttpOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isPart, limitBodyTime } from './body-time.js';
import { endWithProblem } from './raw-problem.js';
import { readablePage } from './readable-url.js';
import { toProblemDetails } from './to-problem-details.js';
import type { Timeouts } from './timeouts.js';

const maxBytes = 100 * 1024;
/** Longer than proxies keep an idle connection for reuse, commonly a minute. */
const keepAliveMs = 72_000;
/** Trusts only the last entry of X-Forwarded-For, which the proxy added; the client can forge those before it. */
const theOneInFront = (_address: string, hop: number) => hop === 0;
const requestIdForm = /^[A-Za-z0-9._-]{8,100}$/;

/** Returns Fastify with the limits that apply to every request before any of our code runs. */
export function makeAdapter(options: { trustProxy: boolean; timeouts: Timeouts }): FastifyAdapter {
  const { headersMs, requestMs, uploadMs, idleMs, checkEveryMs } = options.timeouts;
  const settings: FastifyHttpOptions<Server> & { clientErrorHandler: typeof refuseUnreadable } = {
    trustProxy: options.trustProxy && theOneInFront,
    bodyLimit: maxBytes,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
    requestTimeout: Math.max(requestMs, uploadMs),
    connectionTimeout: idleMs,
    keepAliveTimeout: keepAliveMs,
    routerOptions: { maxParamLength: 200 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    genReqId: (request) => {
      const given = options.trustProxy ? request.headers['x-request-id'] : undefined;
      return typeof given === 'string' && requestIdForm.test(given) ? given : randomUUID();
    },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const page = readablePage(request.raw);
      if (page !== undefined) return void reply.redirect(page);
      const problem = toProblemDetails(error, request.id);
      void reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
    },
    clientErrorHandler: refuseUnreadable,
  };
  const adapter = new FastifyAdapter(settings);
  readBodies(adapter);
  limitBodyTime(adapter.getInstance(), { requestMs, uploadMs, end: (socket) => refuseUnreadable({ code: tooSlow }, socket) });
  return adapter;
}

/**
 * Accepts JSON, a form where a picture is uploaded, bytes where a part of a file is, and a form at the links of emails. A webhook's body stays
 * text, because its signature covers the exact bytes.
 */
function readBodies(adapter: FastifyAdapter): void {
  const server = adapter.getInstance();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isWebhook(request.url)) done(null, body);
    else if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
  server.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    if (isEmailLink(request.url)) payload.resume();
    else if (!takesForms(request.url)) return done(refuse('wrong-content-type'));
    done(null, undefined);
  });
  // What mailboxes post when their user unsubscribes (RFC 8058), and our own page.
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: smallFormBytes },
    (request, body, done) =>
      isEmailLink(request.url) ? done(null, Object.fromEntries(new URLSearchParams(body as string))) : done(refuse('wrong-content-type')),
  );
  server.addContentTypeParser('application/octet-stream', (request, _, done) =>
    isPart(request) ? done(null, undefined) : done(refuse('wrong-content-type')),
  );
}

const smallFormBytes = 2 * 1024;
const isWebhook = (url: string) => /^\/api\/(payments|mail)\/webhooks\//.test(url);
const isEmailLink = (url: string) => /^\/u\/[\w-]{1,100}(\?|$)/.test(url);

/** These routes read the body themselves, as a stream. */
const takesForms = (url: string) => /^\/api\/me\/avatar(\?|$)/.test(url);

const tooSlow = 'ERR_HTTP_REQUEST_TIMEOUT';
const statusLines: Record<string, [number, string]> = {
  [tooSlow]: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
};

/** Answers what never becomes a request: malformed HTTP, a request that takes too long to arrive, headers beyond Node's limit. */
function refuseUnreadable(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason] = statusLines[error.code ?? ''] ?? [400, 'Bad Request'];
  endWithProblem(socket, { ...toProblem(refuse('malformed-request')), status, title: reason, detail: reason });
}
