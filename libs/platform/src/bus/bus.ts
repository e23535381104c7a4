import type { RefusalCode } from '@somo/contracts/refusals';
import type { ServiceName } from '@somo/contracts/services';
import type { EventEnvelope } from '@somo/contracts/events/envelope';
import type { StreamState } from './stream-state.js';

/** One question on its way to a service. */
export interface AskMessage {
  name: string;
  input: unknown;
  token: string | null;
  requestId: string;
  /** How long the asker waits for the answer, in milliseconds. */
  timeoutMs?: number | undefined;
  /** The caller's span (W3C Trace Context), where somebody traces. */
  traceParent?: string | undefined;
}

export type Answer = { ok: unknown } | { refused: RefusalCode; details: Record<string, unknown> } | { failed: 'error' };

/** A service as the bus sees it. */
export interface Subscriber {
  service: ServiceName;
  answer(message: AskMessage): Promise<Answer>;
  /** Whether the service reacts to events of this type; a service that does not say is given all. */
  subscribesTo?(type: string): boolean;
  /** Resolves once the events are safely in the service's inbox; rejects when they could not be stored. */
  deliver(events: EventEnvelope[]): Promise<void>;
  /** Over a wire comes what is no event too: keeps it for somebody to look at; rejects when it could not be stored. */
  storeUndecodable?(type: string, text: string, why: string): Promise<void>;
}

/** Carries asks (at most once, with a deadline) and events (at least once) between services. */
export interface Bus {
  join(subscriber: Subscriber): Promise<Leave>;
  ask(message: AskMessage, timeoutMs: number): Promise<Answer>;
  /** Resolves once every event is safe: with all services (in process) or in the stream (NATS). */
  publish(events: EventEnvelope[]): Promise<void>;
  /** How the stream is, where events wait in one; in process nothing waits. */
  stream?(): Promise<StreamState>;
  /** How many events a relay should hand over at once. */
  readonly batchSize: number;
  close(): Promise<void>;
}

export type Leave = () => Promise<void>;

/** No answer in time, or nobody there to give one. */
export class NoAnswer extends Error {
  constructor(readonly reason: 'timeout' | 'no-responders') {
    super(reason);
  }
}

/** The largest ask, answer or event, in bytes of JSON. Anything larger goes through storage. */
export const largestMessageBytes = 512 * 1024;
