import { createServer } from 'node:http';
import type { Log } from './log.js';
import { metrics } from './metrics.js';

const answers: Record<string, () => Promise<{ type: string; text: string }>> = {
  '/healthz': async () => ({ type: 'application/json', text: '{"status":"ok"}' }),
  '/metrics': async () => ({ type: metrics.contentType, text: await metrics.metrics() }),
};

/** Answers GET /healthz and /metrics on a port of its own, for a process that has no other. Gives back how to end it. */
export async function serveMetrics(port: number, host: string, log: Log): Promise<() => void> {
  const server = createServer((request, reply) => {
    const answer = request.method === 'GET' ? answers[request.url ?? ''] : undefined;
    if (!answer) {
      reply.writeHead(404).end();
      return;
    }
    answer().then(
      ({ type, text }) => reply.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics could not be read');
        reply.writeHead(500).end();
      },
    );
  });
  // To be watched must not be what stops a service: whoever watches sees that nothing answers.
  server.on('error', (error) => log.error({ err: error, port }, 'nothing answers for metrics'));
  await new Promise<void>((done) => server.once('error', () => done()).listen(port, host, () => done()));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
