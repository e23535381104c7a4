import { AckPolicy, DeliverPolicy, JetStreamApiError, StorageType, type JetStreamManager } from '@nats-io/jetstream';
import type { EventName } from '@somo/contracts/events/map';

export const streamName = 'EVENTS';

type Noun<K extends string> = K extends `${infer N}.${string}` ? N : never;

// Every noun of the events map; a missing one does not compile. Asks live under `rpc.`, so that the stream swallows none.
const nouns: Record<Noun<EventName>, true> = { user: true, openings: true, booking: true, lesson: true, payment: true };

const dayNanos = 24 * 60 * 60 * 1e9;
const ackWaitNanos = 30 * 1e9;
const notFound = 10_059;

export async function ensureStream(manager: JetStreamManager): Promise<void> {
  const subjects = Object.keys(nouns).map((noun) => `${noun}.>`);
  try {
    await manager.streams.info(streamName);
    await manager.streams.update(streamName, { subjects });
  } catch (error) {
    if (!(error instanceof JetStreamApiError) || error.code !== notFound) throw error;
    await manager.streams.add({ name: streamName, subjects, storage: StorageType.File, max_age: 7 * dayNanos });
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
