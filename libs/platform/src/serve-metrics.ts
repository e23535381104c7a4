import { createServer } from 'node:http';
import type { Log } from './log.js';
import { metrics } from './metrics.js';

const answers: Record<string, () => Promise<{ type: string; text: string }>> = {
  '/healthz': async () => ({ type: 'application/json', text: '{"status":"ok"}' }),
  '/metrics': async () => ({ type: metrics.contentType, text: await metrics.metrics() }),
};

/** Where a process serves its health and metrics. */
interface MetricsAddress {
  METRICS_PORT: number;
  METRICS_HOST: string;
}

/**
 * Serves GET /healthz and /metrics on a separate port, which is not public; port 0 disables it. Returns a function that stops the server.
 */
export async function serveMetrics({ METRICS_PORT: port, METRICS_HOST: host }: MetricsAddress, log: Log): Promise<() => void> {
  if (port === 0) return () => undefined;
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
  // Monitoring must never stop a process: two checkouts on one machine may want the same port, and a scraper can tell which process
  // responds.
  server.on('error', (error) => log.warn({ err: error, port }, 'METRICS_PORT cannot be used: this process goes on without metrics'));
  await new Promise<void>((done) => server.once('error', () => done()).listen(port, host, () => done()));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
