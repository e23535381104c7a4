import { createServer } from 'node:net';
import { silentLog } from '@somo/testing/silent-log';
import type { Log } from './log.js';
import { setBacklog } from './metrics.js';
import { serveMetrics } from './serve-metrics.js';

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

describe('the metrics server', () => {
  let port: number;
  let end: () => void;
  const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });

  beforeAll(async () => {
    port = await freePort();
    end = await serveMetrics({ METRICS_PORT: port, METRICS_HOST: '127.0.0.1' }, silentLog);
  });
  afterAll(() => end());

  it('serves health and metrics, and nothing else', async () => {
    setBacklog('booking', { kind: 'outbox_unsent', rows: 3, oldestSeconds: 1.5 });
    const numbers = await get('/metrics');
    expect([numbers.status, numbers.headers.get('content-type')]).toEqual([200, expect.stringContaining('version=0.0.4')]);
    const text = await numbers.text();
    expect(text).toContain('somo_backlog_rows{service="booking",kind="outbox_unsent"} 3');
    expect(text).toContain('somo_backlog_oldest_seconds{service="booking",kind="outbox_unsent"} 1.5');
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect([(await get('/')).status, (await get('/metrics/..%2f')).status, (await get('/metrics', 'POST')).status]).toEqual([
      404, 404, 404,
    ]);
  });

  it.each(['taken', 'none'])('lets the process run without metrics when the port is %s', async (how) => {
    const warned: object[] = [];
    const log: Log = { info: () => undefined, warn: (facts) => void warned.push(facts), error: () => undefined };
    const endNothing = await serveMetrics({ METRICS_PORT: how === 'none' ? 0 : port, METRICS_HOST: '127.0.0.1' }, log);
    endNothing();
    expect(warned).toHaveLength(how === 'none' ? 0 : 1);
    expect((await get('/healthz')).status).toBe(200);
  });
});
