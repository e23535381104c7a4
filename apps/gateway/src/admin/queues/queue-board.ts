import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { refuse, type Problem } from '@somo/contracts/refusals';
import { serviceNames } from '@somo/contracts/services';
import { checkBy, type Callers } from '@somo/platform/identity/callers';
import type { Log } from '@somo/platform/log';
import { Queue } from 'bullmq';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { auditRefusal } from '../../http/audit-refusal.js';
import { escapeHtml, htmlPage } from '../../http/html.js';
import { byOf } from '../../http/route.js';
import { toProblemDetails } from '../../http/to-problem-details.js';
import { boardPath, type BoardCookie } from './board-cookie.js';

/** An operator may wait for Redis longer than a sign-in. A queue whose first command fails could not be read until the next start. */
const readMs = 10_000;

interface Parts {
  /** undefined: the job queues are elsewhere, and there is nothing to serve. */
  redis?: Redis | undefined;
  cookie: BoardCookie;
  callers: Callers;
  log: Log;
}

/** The job queues of all services as pages (bull-board) for operators. Nothing can be changed there, and Redis lets the gateway only read them. */
export class QueueBoard {
  constructor(private readonly parts: Parts) {}

  get isServed(): boolean {
    return this.parts.redis !== undefined;
  }

  async serve(server: FastifyInstance): Promise<void> {
    const { redis, log } = this.parts;
    if (!redis) return;
    const serverAdapter = new FastifyAdapter().setBasePath(boardPath);
    const reader = redis.duplicate({ commandTimeout: readMs });
    reader.on('error', (error) => log.warn({ err: error }, 'the job queues cannot be read'));
    const queues = serviceNames.map((name) => queueOf(name, reader, log));
    createBullBoard({ queues: queues.map(shown), serverAdapter, options: { uiConfig } });
    await server.register(
      async (pages) => {
        pages.addHook('onClose', async () => {
          await Promise.all(queues.map((queue) => queue.close()));
          reader.disconnect();
        });
        // The board handles errors in its own way, which answers 500 even to what we refuse before it.
        pages.addHook('onRoute', (route) => void (route.errorHandler = (error, request, reply) => this.fail(error, request, reply)));
        pages.addHook('onRequest', (request, reply) => this.admitOrRefuse(redis, request, reply));
        pages.addHook('onSend', async (_, reply, payload) => (isPage(reply, payload) ? withoutForeignFonts(payload) : payload));
        await pages.register(serverAdapter.registerPlugin());
      },
      { prefix: boardPath },
    );
  }

  private async admitOrRefuse(redis: Redis, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      await this.admit(request);
      await redis.ping().catch(() => {
        throw refuse('service-unavailable');
      });
    } catch (error) {
      return this.fail(error, request, reply);
    }
    // Its pages find their files by <base>.
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header('content-security-policy', policy.replace("base-uri 'none'", "base-uri 'self'"));
  }

  private fail(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { log } = this.parts;
    const problem = toProblemDetails(isRedisAway(error) ? refuse('service-unavailable') : error, request.id);
    if (problem.status === 500) log.error({ err: error, requestId: request.id }, 'a request failed');
    auditRefusal(log, problem, request);
    if (typeof problem.retryAfterSeconds === 'number') reply.header('retry-after', String(problem.retryAfterSeconds));
    sendProblem(problem, request, reply);
  }

  private async admit(request: FastifyRequest): Promise<void> {
    const { callers, cookie } = this.parts;
    const { caller } = await callers.verify(cookie.of(request));
    request.caller = caller;
    checkBy(byOf('GET /api/admin/queues'), caller);
    if (request.method !== 'GET' && request.method !== 'HEAD') throw refuse('not-allowed');
  }
}

/** Only their messages distinguish these errors of ioredis from others. */
const isRedisAway = (error: unknown) =>
  error instanceof Error && /^(Command timed out|Connection is closed|Stream isn't writeable|Reached the max retries)/.test(error.message);

const uiConfig = {
  boardTitle: 'Job queues',
  miscLinks: [{ text: 'Operations', url: '/admin' }],
  hideDocsLink: true,
  hideRedisDetails: true,
  showWorkers: false,
};

function queueOf(name: string, redis: Redis, log: Log): Queue {
  const queue = new Queue(name, { connection: redis, skipMetasUpdate: true });
  queue.on('error', (error) => log.warn({ err: error }, 'the job queues cannot be read'));
  return queue;
}

function shown(queue: Queue): BullMQAdapter {
  const adapter = new BullMQAdapter(queue, { readOnlyMode: true, allowRetries: false });
  // A wake-up holds nothing else; other data of a job is not shown.
  adapter.setFormatter('data', (data: { workId?: unknown } | null) => ({ workId: data?.workId }));
  adapter.setFormatter('returnValue', () => null);
  return adapter;
}

function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): void {
  reply.code(problem.status);
  if (!request.headers.accept?.includes('text/html')) return void reply.type('application/problem+json').send(JSON.stringify(problem));
  const body = `<p>${escapeHtml(problem.detail)}</p><p>The job queues open from <a href="/admin">Operations</a>.</p>`;
  reply.type('text/html; charset=utf-8').send(htmlPage('Job queues', body));
}

const isPage = (reply: FastifyReply, payload: unknown): payload is string =>
  typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html');

const withoutForeignFonts = (page: string) => page.replace(/<link [^>]*href="https?:[^>]*>/g, '');
