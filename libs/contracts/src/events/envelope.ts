import type { Instant } from '../time.js';
import type { EventName, Events } from './map.js';

/** CloudEvents 1.0 in JSON. `id` is the outbox row's id; `subject` is the id of what the event is about. */
export interface EventEnvelope<K extends EventName = EventName> {
  specversion: '1.0';
  id: string;
  source: string;
  type: K;
  subject: string;
  time: Instant;
  datacontenttype: 'application/json';
  data: Events[K];
  /** Extension: the id of the request that caused the event, for the logs. */
  requestid?: string;
}
