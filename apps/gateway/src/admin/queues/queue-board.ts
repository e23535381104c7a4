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
import { toProblemDetails } from '../../http/to-problem-details.js';
import { boardPath, type BoardCookie } from './board-cookie.js';

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
    const queues = serviceNames.map((name) => queueOf(name, redis, log));
    createBullBoard({ queues: queues.map(shown), serverAdapter, options: { uiConfig } });
    await server.register(
      async (pages) => {
        pages.addHook('onClose', async () => void (await Promise.all(queues.map((queue) => queue.close()))));
        pages.addHook('onRequest', (request, reply) => this.admitOrRefuse(redis, request, reply));
        pages.addHook('onSend', async (_, reply, payload) => (isPage(reply, payload) ? withoutForeignFonts(payload) : payload));
        await pages.register(serverAdapter.registerPlugin());
      },
      { prefix: boardPath },
    );
  }

  private async admitOrRefuse(redis: Redis, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { log } = this.parts;
    try {
      await this.admit(request);
      await redis.ping().catch(() => {
        throw refuse('service-unavailable');
      });
    } catch (error) {
      const problem = toProblemDetails(error, request.id);
      if (problem.status === 500) log.error({ err: error, requestId: request.id }, 'a request failed');
      auditRefusal(log, problem, request);
      return sendProblem(problem, request, reply);
    }
    // Its pages find their files by <base>.
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header('content-security-policy', policy.replace("base-uri 'none'", "base-uri 'self'"));
  }

  private async admit(request: FastifyRequest): Promise<void> {
    const { callers, cookie } = this.parts;
    const { caller } = await callers.verify(cookie.of(request));
    request.caller = caller;
    checkBy(['admin'], caller);
    if (request.method !== 'GET' && request.method !== 'HEAD') throw refuse('not-allowed');
  }
}

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
  // A wake-up holds nothing else; whatever somebody else puts into a job is not shown.
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
