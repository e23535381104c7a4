import type { RefusalCode } from '@somo/contracts/refusals';
import type { ServiceName } from '@somo/contracts/services';
import type { StreamConsumerState } from '@somo/contracts/system';
import type { EventEnvelope } from '@somo/contracts/events/envelope';
import type { StreamState } from './stream-state.js';

/** An ask on its way to a service. */
export interface AskMessage {
  name: string;
  input: unknown;
  token: string | null;
  requestId: string;
  /** How long the caller waits for the answer, in milliseconds. */
  timeoutMs?: number | undefined;
  /** The caller's span (W3C Trace Context), when tracing is on. */
  traceParent?: string | undefined;
}

export type Answer = { ok: unknown } | { refused: RefusalCode; details: Record<string, unknown> } | { failed: 'error' };

/** A service as the bus sees it. */
export interface Subscriber {
  service: ServiceName;
  answer(message: AskMessage): Promise<Answer>;
  /** Returns whether the service reacts to events of this type; a service without this method receives all events. */
  subscribesTo?(type: string): boolean;
  /** Resolves once the events are safely in the service's inbox; rejects when they could not be stored. */
  deliver(events: EventEnvelope[]): Promise<void>;
  /** Stores a message from the network that is not a valid event, for someone to inspect; rejects when it could not be stored. */
  storeUndecodable?(type: string, text: string, why: string): Promise<void>;
}

/** Carries asks (at most once, with a deadline) and events (at least once) between services. */
export interface Bus {
  join(subscriber: Subscriber): Promise<Leave>;
  ask(message: AskMessage, timeoutMs: number): Promise<Answer>;
  /** Resolves once every event is safe: delivered to all services (in process) or stored in the stream (NATS). */
  publish(events: EventEnvelope[]): Promise<void>;
  /** Returns the state of the stream that holds the events; absent in process, where nothing is queued. */
  stream?(): Promise<StreamState>;
  /** Returns what the stream still holds for a service; absent in process. */
  consumer?(service: ServiceName): Promise<StreamConsumerState>;
  /** How many events a relay should hand over at once. */
  readonly batchSize: number;
  close(): Promise<void>;
}

export type Leave = () => Promise<void>;

/** The ask timed out, or no service was there to answer it. */
export class NoAnswer extends Error {
  constructor(readonly reason: 'timeout' | 'no-responders') {
    super(reason);
  }
}

/** The largest ask, answer or event, in bytes of JSON. Anything larger goes through storage. */
export const largestMessageBytes = 512 * 1024;
