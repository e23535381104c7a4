import { AckPolicy, DeliverPolicy, JetStreamApiError, StorageType, type JetStreamManager } from '@nats-io/jetstream';
import type { EventName } from '@somo/contracts/events/map';
import { serviceNames, type ServiceName } from '@somo/contracts/services';
import type { StreamConsumerState } from '@somo/contracts/system';
import { setConsumerPending } from '../metrics.js';
import type { StreamState } from './stream-state.js';

export const streamName = 'EVENTS';

type Noun<K extends string> = K extends `${infer N}.${string}` ? N : never;

/**
 * The only service that may publish events about each noun. A missing noun does not compile. Asks use subjects under `rpc.`, so that the
 * stream captures none of them.
 */
export const eventOwner: Record<Noun<EventName>, ServiceName> = {
  user: 'auth',
  openings: 'scheduling',
  hours: 'scheduling',
  busy: 'scheduling',
  terms: 'catalog',
  privacy: 'catalog',
  review: 'catalog',
  verification: 'catalog',
  booking: 'booking',
  request: 'booking',
  lesson: 'booking',
  proposal: 'booking',
  problem: 'booking',
  teaching: 'booking',
  payment: 'payments',
  payout: 'payments',
  contact: 'messaging',
  report: 'messaging',
  material: 'messaging',
  recording: 'messaging',
};

/** Events about a noun of another service. */
export const eventExceptions: Partial<Record<EventName, ServiceName>> = { 'lesson.fell-outside': 'scheduling' };

/** Returns the only service that may publish an event; undefined if there is no such noun. */
export function ownerOf(name: string): ServiceName | undefined {
  return (eventExceptions as Record<string, ServiceName>)[name] ?? (eventOwner as Record<string, ServiceName>)[name.split('.')[0] ?? ''];
}

const dayNanos = 24 * 60 * 60 * 1e9;
// Events that a service was processing when it died are redelivered after this long.
const ackWaitNanos = 5 * 1e9;
const notFound = 10_059;

/** A request that was lost when the server crashed times out after this long, and is then retried. */
export const streamOptions = { checkAPI: false, timeout: 2000 };

/** The only service whose login may change the stream, because who may could also empty it. */
export const streamKeeper: ServiceName = 'booking';

export interface StreamSettings {
  /** How many servers of a cluster keep the stream; undefined: as many as do, and one for a new stream. */
  replicas: number | undefined;
  /** Whether this process changes a stream that differs: that of the keeper. */
  updates: boolean;
}

/**
 * Creates the stream. If there is one already, the keeper adds the subjects and replicas that it lacks; until then, events on new subjects
 * wait in the outbox of their service. It removes no subject: events on it may still be waiting.
 */
export async function ensureStream(manager: JetStreamManager, { replicas, updates }: StreamSettings): Promise<void> {
  const ours = Object.keys(eventOwner).map((noun) => `${noun}.>`);
  try {
    const { config } = await manager.streams.info(streamName);
    const subjects = [...new Set([...config.subjects, ...ours])];
    const num_replicas = replicas ?? config.num_replicas;
    const differs = subjects.length > config.subjects.length || num_replicas !== config.num_replicas;
    if (updates && differs) await manager.streams.update(streamName, { subjects, num_replicas });
  } catch (error) {
    if (!(error instanceof JetStreamApiError) || error.code !== notFound) throw error;
    const lasting = { num_replicas: replicas ?? 1, max_age: 7 * dayNanos, deny_purge: true, deny_delete: true };
    await manager.streams.add({ name: streamName, subjects: ours, storage: StorageType.File, ...lasting });
  }
}

/**
 * Creates the service's durable consumer, without a filter: old servers do not support a list of filters, and events without a handler are
 * simply acknowledged.
 */
export async function ensureDurable(manager: JetStreamManager, service: string): Promise<void> {
  await manager.consumers.add(streamName, {
    durable_name: service,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: ackWaitNanos,
    // Also the maximum number of events that a service receives before it acknowledges some.
    max_ack_pending: 64,
  });
}

export async function streamState(manager: JetStreamManager): Promise<StreamState> {
  const { created, state } = await manager.streams.info(streamName);
  const acked = new Map<string, number>();
  for await (const consumer of manager.consumers.list(streamName)) {
    acked.set(consumer.name, consumer.ack_floor.stream_seq);
    setConsumerPending(consumer.name, consumer.num_pending + consumer.num_ack_pending);
  }
  const ackFloor = Math.min(...serviceNames.map((name) => acked.get(name) ?? 0));
  return { createdAt: String(created), lastSeq: state.last_seq, ackFloor };
}

export async function consumerState(manager: JetStreamManager, service: ServiceName): Promise<StreamConsumerState> {
  const { num_pending, num_ack_pending, num_redelivered } = await manager.consumers.info(streamName, service);
  return { pending: num_pending, unacknowledged: num_ack_pending, redelivered: num_redelivered };
}
