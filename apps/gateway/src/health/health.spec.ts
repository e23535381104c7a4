import { startFakeSomo } from '../spec/fake-somo.js';

describe('health', () => {
  it('names the services that do not answer, and stays alive itself', async () => {
    const somo = await startFakeSomo({ without: ['payments', 'messaging'] });
    const ready = await somo.send('GET /readyz');
    expect([ready.status, ready.json]).toEqual([503, { status: 'not-ready', failing: ['payments: no-answer', 'messaging: no-answer'] }]);
    expect((await somo.send('GET /healthz')).status).toBe(200);
    await somo.close();
  });

  it('is ready when all answer, and counts its requests by route', async () => {
    const somo = await startFakeSomo();
    expect((await somo.send('GET /readyz')).json).toEqual({ status: 'ready', failing: [] });
    await somo.send('GET /api/teachers/x');
    const { text } = await somo.send('GET /metrics');
    expect(text).toMatch(/somo_http_request_duration_seconds_count\{method="GET",route="\/api\/teachers\/:id",status="404"\} \d/);
    await somo.close();
  });
});
