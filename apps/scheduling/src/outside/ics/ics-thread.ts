// Reads one calendar file in a thread of its own; what it answers costs the service no time to take over.
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { CalendarUnread } from '../calendar-unread.js';
import { readIcs, type BusyEntry, type IcsQuestion } from './read-ics.js';
import type { ThreadAnswer } from './ics-reader.js';

const entriesInPart = 2_000;

function answer(question: IcsQuestion): ThreadAnswer {
  try {
    const { entries, skipped } = readIcs(question);
    entries.sort((a, b) => a.startsAt - b.startsAt || a.id.localeCompare(b.id));
    const parts = partsOf(entries);
    const digest = createHash('sha256').update(parts.join('\n')).digest('hex');
    return { parts, digest, skipped };
  } catch (error) {
    if (error instanceof CalendarUnread) return { problem: error.problem };
    throw error;
  }
}

/** As JSON for `jsonb_to_recordset`: texts pass from thread to thread and on to PostgreSQL without being taken apart. */
function partsOf(entries: BusyEntry[]): string[] {
  const parts: string[] = [];
  for (let at = 0; at < entries.length; at += entriesInPart) parts.push(JSON.stringify(entries.slice(at, at + entriesInPart)));
  return parts;
}

parentPort?.postMessage(answer(workerData as IcsQuestion));
