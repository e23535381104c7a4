import { toInstant } from '@somo/contracts/time';
import type { EventEnvelope } from '@somo/contracts/events/envelope';
import type { EventName, Events } from '@somo/contracts/events/map';
import { largestMessageBytes } from '../bus/bus.js';
import { currentContext } from '../context.js';
import type { Db } from '../db.js';
import { newId } from '../ids.js';

// Leaves room for the envelope.
const maxBytes = largestMessageBytes - 16 * 1024;

/** An event waiting in the outbox. Arrays of these are passed as JSON to SQL functions that write them along with their own rows. */
export interface OutboxRow {
  id: string;
  type: EventName;
  subject: string;
  data: unknown;
  request_id: string | null;
}

/** Returns the outbox row of an event. Throws when the event is too large to be delivered: it would block all events after it. */
export function outboxRow<K extends EventName>(type: K, data: Events[K]): OutboxRow {
  if (Buffer.byteLength(JSON.stringify(data)) > maxBytes) throw new Error(`${type} is larger than an event may be.`);
  return { id: newId(), type, subject: subjectOf(data), data, request_id: currentContext()?.requestId ?? null };
}

export async function writeOutbox(db: Db, rows: OutboxRow[], now: number): Promise<void> {
  if (rows.length === 0) return;
  await db.run('outbox-write', outboxInsert, [JSON.stringify(rows), new Date(now)]);
}

/** The events as JSON, and when they occurred. */
export const outboxInsert = `
  INSERT INTO outbox (id, type, subject, data, request_id, occurred_at)
  SELECT id, type, subject, data, request_id, $2 FROM jsonb_to_recordset($1::jsonb) AS r(id uuid, type text, subject text, data jsonb, request_id text)`;

export interface StoredEvent {
  seq: string;
  id: string;
  type: EventName;
  subject: string;
  data: Events[EventName];
  request_id: string | null;
  occurred_at: Date;
}

export function toEnvelope(service: string, row: StoredEvent): EventEnvelope {
  return {
    specversion: '1.0',
    id: row.id,
    source: `/somo/${service}`,
    type: row.type,
    subject: row.subject,
    time: toInstant(row.occurred_at.getTime()),
    datacontenttype: 'application/json',
    data: row.data,
    ...(row.request_id === null ? {} : { requestid: row.request_id }),
  };
}

function subjectOf(data: Events[EventName]): string {
  if ('requestId' in data) return data.requestId;
  if ('bookingId' in data) return data.bookingId;
  if ('userId' in data) return data.userId;
  if ('resetId' in data) return data.resetId;
  if ('blockerId' in data) return data.blockerId;
  if ('reportId' in data) return data.reportId;
  if ('readerId' in data) return data.readerId;
  return data.teacherId;
}
