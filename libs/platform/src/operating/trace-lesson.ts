import type { EventName } from '@somo/contracts/events/map';
import type { JobName } from '@somo/contracts/jobs';
import { toInstant } from '@somo/contracts/time';
import type { Delivery, TimelineEvent, TimelineJob, TimelineQuestion } from '@somo/contracts/timeline';
import type { Db } from '../db.js';

interface EventRow {
  id: string;
  type: EventName;
  request_id: string | null;
  occurred_at: Date;
  sent_at: Date | null;
}

interface JobRow {
  job: JobName;
  key: string;
  due_at: Date;
  attempts: number;
  done_at: Date | null;
  cancelled_at: Date | null;
  dead_at: Date | null;
  error: string | null;
}

interface InboxRow {
  id: string;
  received_at: Date;
  attempts: number;
  done_at: Date | null;
  dead_at: Date | null;
  error: string | null;
}

/** Returns what a service's outbox, inbox and due work recorded about a lesson; due work is found by key prefix. */
export async function traceLesson(
  db: Db,
  { bookingIds, eventIds }: TimelineQuestion,
  workKeys: string[],
): Promise<{ events: TimelineEvent[]; jobs: TimelineJob[]; deliveries: Delivery[] }> {
  const [told, work, heard] = await Promise.all([
    db.sql<EventRow>(
      'trace-told',
      'SELECT id, type, request_id, occurred_at, sent_at FROM outbox WHERE subject = ANY($1::text[]) ORDER BY seq',
      [bookingIds],
    ),
    db.sql<JobRow>(
      'trace-work',
      `SELECT job, key, due_at, attempts, done_at, cancelled_at, dead_at, error FROM due_work
       WHERE EXISTS (SELECT FROM unnest($1::text[]) AS own WHERE starts_with(key, own)) ORDER BY due_at`,
      [workKeys],
    ),
    db.sql<InboxRow>(
      'trace-heard',
      'SELECT id, received_at, attempts, done_at, dead_at, error FROM inbox WHERE id = ANY($1::uuid[]) ORDER BY received_at',
      [eventIds],
    ),
  ]);
  return { events: told.map(toEvent), jobs: work.map(toJob), deliveries: heard.map(toDelivery) };
}

const at = (date: Date) => toInstant(date.getTime());
const atOrNull = (date: Date | null) => date && at(date);

const toEvent = (row: EventRow): TimelineEvent => ({
  kind: 'event',
  at: at(row.occurred_at),
  name: row.type,
  eventId: row.id,
  requestId: row.request_id,
  sentAt: atOrNull(row.sent_at),
});

function toJob(row: JobRow): TimelineJob {
  const state = row.done_at ? 'done' : row.cancelled_at ? 'cancelled' : row.dead_at ? 'dead' : 'waiting';
  const when = row.done_at ?? row.cancelled_at ?? row.dead_at ?? row.due_at;
  return { kind: 'job', at: at(when), name: row.job, key: row.key, state, attempts: row.attempts, error: row.error };
}

const toDelivery = (row: InboxRow): Delivery => ({
  eventId: row.id,
  receivedAt: at(row.received_at),
  state: row.done_at ? 'done' : row.dead_at ? 'dead' : 'waiting',
  attempts: row.attempts,
  doneAt: atOrNull(row.done_at),
  error: row.error,
});
