import type { EventEnvelope } from '@somo/contracts/events/envelope';
import { isUuid } from '../ids.js';
import { ownerOf } from './nats-stream.js';

// PostgreSQL stores none of these in jsonb, so no service of ours ever wrote them: NUL, lone surrogates, endless nesting.
const unwritable = /(?<!\\)(?:\\\\)*\\u(0000|d[89a-f])/;
const deepest = 50;

/**
 * Returns the event received on a subject, or why it is not one of ours. The server checks who may publish on a subject, so type and source
 * can be trusted only if they agree with it.
 */
export function readEvent(subject: string, text: string): { event: EventEnvelope } | { unsound: string } {
  let event: Partial<EventEnvelope> | null;
  try {
    event = JSON.parse(text) as Partial<EventEnvelope> | null;
  } catch {
    return { unsound: 'it is not JSON' };
  }
  if (event?.specversion !== '1.0') return { unsound: 'its version is unknown' };
  if (event.type !== subject) return { unsound: 'its type is not its subject' };
  if (event.source !== `/somo/${ownerOf(subject)}`) return { unsound: 'its source may not tell this' };
  if (typeof event.id !== 'string' || !isUuid(event.id)) return { unsound: 'its id is no UUID' };
  if (typeof event.data !== 'object' || event.data === null) return { unsound: 'it has no data' };
  if (isDeeper(event, deepest) || unwritable.test(JSON.stringify(event))) return { unsound: 'its data cannot be stored' };
  return { event: event as EventEnvelope };
}

const isDeeper = (value: unknown, than: number): boolean =>
  typeof value === 'object' && value !== null && (than === 0 || Object.values(value).some((part) => isDeeper(part, than - 1)));
