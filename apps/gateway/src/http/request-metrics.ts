import { metrics } from '@somo/platform/metrics';
import { Histogram } from 'prom-client';

const requests = new Histogram({
  name: 'somo_http_request_duration_seconds',
  help: 'How long a request took, by route.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [metrics],
});

export function observeRequest(method: string, route: string, status: number, tookMs: number): void {
  requests.observe({ method, route, status: String(status) }, tookMs / 1000);
}
