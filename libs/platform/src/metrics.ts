import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Waiting } from './operating/backlog.js';

/** Everything this process counts, for GET /metrics (Prometheus). */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

const asks = new Histogram({
  name: 'somo_ask_duration_seconds',
  help: 'How long an ask took, answer included.',
  labelNames: ['ask'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
  registers: [metrics],
});

const backlog = new Gauge({
  name: 'somo_backlog_rows',
  help: 'Rows that wait: outbox unsent, inbox to be retried, inbox dead, due work overdue, failing, dead.',
  labelNames: ['service', 'kind'],
  registers: [metrics],
});

const oldest = new Gauge({
  name: 'somo_backlog_oldest_seconds',
  help: 'How long the oldest of those rows has waited.',
  labelNames: ['service', 'kind'],
  registers: [metrics],
});

const refusedEvents = new Counter({
  name: 'somo_events_refused_total',
  help: 'Events that could not be read, or came on the subject of another.',
  labelNames: ['service'],
  registers: [metrics],
});

const streamWaiting = new Gauge({
  name: 'somo_stream_waiting',
  help: 'Events in the stream that a service has not taken yet.',
  labelNames: ['service'],
  registers: [metrics],
});

const ledgerTroubles = new Gauge({
  name: 'somo_ledger_troubles',
  help: 'What did not add up when the ledger was last compared with payments and payouts.',
  registers: [metrics],
});

export function setLedgerTroubles(found: number): void {
  ledgerTroubles.set(found);
}

export function setStreamWaiting(service: string, events: number): void {
  streamWaiting.set({ service }, events);
}

const refusedAsks = new Counter({
  name: 'somo_asks_refused_total',
  help: 'Asks that could not be read (malformed), or whose token does not hold or does not suffice (the code of the refusal).',
  labelNames: ['service', 'why'],
  registers: [metrics],
});

export function countRefusedAsk(service: string, why: string): void {
  refusedAsks.inc({ service, why });
}

export function countRefusedEvent(service: string): void {
  refusedEvents.inc({ service });
}

export function observeAsk(name: string): () => void {
  return asks.startTimer({ ask: name });
}

export function setBacklog(service: string, { kind, rows, oldestSeconds }: Waiting): void {
  backlog.set({ service, kind }, rows);
  oldest.set({ service, kind }, oldestSeconds);
}
