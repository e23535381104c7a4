import { metrics } from '@somo/platform/metrics';
import { startFakeSomo } from '../../spec/fake-somo.js';

describe('health', () => {
  it('names the services that do not answer, while the gateway itself stays alive', async () => {
    const somo = await startFakeSomo({ without: ['payments', 'messaging'] });
    const ready = await somo.send('GET /readyz');
    expect([ready.status, ready.json]).toEqual([503, { status: 'not-ready', failing: ['payments: no-answer', 'messaging: no-answer'] }]);
    expect((await somo.send('GET /healthz')).status).toBe(200);
    await somo.close();
  });

  it('is ready when all services answer, and counts its requests by route', async () => {
    const somo = await startFakeSomo();
    expect((await somo.send('GET /readyz')).json).toEqual({ status: 'ready', failing: [] });
    await somo.send('GET /api/teachers/x');
    expect(await metrics.metrics()).toMatch(
      /somo_http_request_duration_seconds_count\{method="GET",route="\/api\/teachers\/:id",status="404"\} \d/,
    );
    await somo.close();
  });

  it.each(['text/html', '*/*'])('does not expose metrics to the public (%s)', async (accept) => {
    const somo = await startFakeSomo();
    expect((await somo.send('GET /metrics', { headers: { accept } })).json).toMatchObject({ status: 404, code: 'not-found' });
    await somo.close();
  });
});
