import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Waiting } from '@somo/contracts/system';

/** All metrics of this process, for GET /metrics (Prometheus). */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

const rpcDuration = new Histogram({
  name: 'somo_rpc_client_duration_seconds',
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

const rejectedEvents = new Counter({
  name: 'somo_events_rejected_total',
  help: 'Events that could not be read, or came on the subject of another.',
  labelNames: ['service'],
  registers: [metrics],
});

const consumerPending = new Gauge({
  name: 'somo_consumer_pending_messages',
  help: 'Events in the stream that a service has not taken yet.',
  labelNames: ['service'],
  registers: [metrics],
});

const ledgerDiscrepancies = new Gauge({
  name: 'somo_ledger_discrepancies',
  help: 'What did not add up when the ledger was last compared with payments and payouts.',
  registers: [metrics],
});

export function setLedgerDiscrepancies(found: number): void {
  ledgerDiscrepancies.set(found);
}

export function setConsumerPending(service: string, events: number): void {
  consumerPending.set({ service }, events);
}

const rejectedRpcs = new Counter({
  name: 'somo_rpc_rejected_total',
  help: 'Asks that could not be read (malformed), or whose token does not hold or does not suffice (the code of the refusal).',
  labelNames: ['service', 'reason'],
  registers: [metrics],
});

export function countRejectedRpc(service: string, reason: string): void {
  rejectedRpcs.inc({ service, reason });
}

export function countRejectedEvent(service: string): void {
  rejectedEvents.inc({ service });
}

export function observeRpc(name: string): () => void {
  return rpcDuration.startTimer({ ask: name });
}

export function setBacklog(service: string, { kind, rows, oldestSeconds }: Waiting): void {
  backlog.set({ service, kind }, rows);
  oldest.set({ service, kind }, oldestSeconds);
}
