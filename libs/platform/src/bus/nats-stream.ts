import { AckPolicy, DeliverPolicy, JetStreamApiError, StorageType, type JetStreamManager } from '@nats-io/jetstream';
import type { EventName } from '@somo/contracts/events/map';
import { serviceNames, type ServiceName } from '@somo/contracts/services';
import { setConsumerPending } from '../metrics.js';
import type { StreamState } from './stream-state.js';

export const streamName = 'EVENTS';

type Noun<K extends string> = K extends `${infer N}.${string}` ? N : never;

/** Who alone may tell of a thing. A noun that is missing does not compile. Asks live under `rpc.`, so that the stream swallows none. */
export const eventOwner: Record<Noun<EventName>, ServiceName> = {
  user: 'auth',
  openings: 'scheduling',
  booking: 'booking',
  lesson: 'booking',
  proposal: 'booking',
  problem: 'booking',
  payment: 'payments',
  payout: 'payments',
};

const dayNanos = 24 * 60 * 60 * 1e9;
// A service that dies while it holds events gives them up after this long.
const ackWaitNanos = 5 * 1e9;
const notFound = 10_059;

/** A request that the server lost with its life is made again after this long. */
export const streamOptions = { checkAPI: false, timeout: 2000 };

/** Makes the stream, or adds the subjects that it lacks: an older version beside this one takes none away. */
export async function ensureStream(manager: JetStreamManager): Promise<void> {
  const ours = Object.keys(eventOwner).map((noun) => `${noun}.>`);
  try {
    const { config } = await manager.streams.info(streamName);
    const subjects = [...new Set([...config.subjects, ...ours])];
    if (subjects.length > config.subjects.length) await manager.streams.update(streamName, { subjects });
  } catch (error) {
    if (!(error instanceof JetStreamApiError) || error.code !== notFound) throw error;
    const lasting = { max_age: 7 * dayNanos, deny_purge: true, deny_delete: true };
    await manager.streams.add({ name: streamName, subjects: ours, storage: StorageType.File, ...lasting });
  }
}

/** One unfiltered durable a service: old servers know no list of filters, and what nobody hears is simply acknowledged. */
export async function ensureDurable(manager: JetStreamManager, service: string): Promise<void> {
  await manager.consumers.add(streamName, {
    durable_name: service,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: ackWaitNanos,
    // Also how many events a service takes at once.
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
