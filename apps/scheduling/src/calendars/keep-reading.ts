import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { randomInt } from 'node:crypto';
import { busyWindow, failedFor, keptUntil, nextReading } from '../domain/calendar-reading.js';
import { replaceEntries } from '../store/busy-entries.js';
import { updateCalendar, type CalendarRow } from '../store/calendar-rows.js';
import { publishBusy } from './publish-busy.js';
import type { Reading } from './read-calendar.js';

const fine = 1_000_000;

/**
 * Stores what a reading brought, publishes the busy times if they have changed, and plans the next reading. The caller must hold the lock on
 * the teacher's hours.
 */
export async function keepReading(tx: Tx, row: CalendarRow, reading: Reading, now: number): Promise<void> {
  const next = 'problem' in reading ? failed(tx, row, reading, now) : { ...readNow(row, reading, now) };
  const turn = row.turn + 1;
  await updateCalendar(tx.db, { ...next, turn });
  const isNew = !('problem' in reading) && reading.found !== null && (reading.found.digest !== row.digest || row.dropped);
  if (isNew) await replaceEntries(tx.db, row.id, reading.found?.parts ?? [], busyWindow(now).from);
  if (isNew || next.dropped !== row.dropped) await publishBusy(tx, row.teacherId, now);
  const dueAt = nextReading(now, { ...next, chance: randomInt(fine) / fine });
  tx.plan('read-calendar', { key: keyOf(row.id, turn), dueAt, data: { calendarId: row.id, turn } });
  // One of these rows every quarter of an hour is enough to keep.
  await tx.db.run('calendar-turns', `DELETE FROM due_work WHERE job = 'read-calendar' AND key = $1 AND done_at IS NOT NULL`, [
    keyOf(row.id, row.turn - 1),
  ]);
}

export const keyOf = (calendarId: string, turn: number): string => `${calendarId}-${turn}`;

function readNow(row: CalendarRow, { found, day, timeZone }: Extract<Reading, { day: number }>, now: number): CalendarRow {
  const taken = found && { etag: found.etag, lastModified: found.lastModified, digest: found.digest, skipped: found.skipped };
  const working = { failingSince: null, failures: 0, problem: null, toldAt: null, dropped: false };
  return { ...row, ...taken, ...working, readAt: new Date(now), windowDay: day, timeZone };
}

/** A calendar that fails keeps its busy times for a while; the teacher is told before they are dropped. */
function failed(tx: Tx, row: CalendarRow, { problem }: { problem: CalendarRow['problem'] }, now: number): CalendarRow {
  const since = row.failingSince ?? new Date(now);
  const { isTold, isDropped } = failedFor(since.getTime(), now);
  if (isTold && !row.toldAt)
    tx.emit('busy.calendar-failed', {
      ...{ calendarId: row.id, teacherId: row.teacherId, host: row.host },
      ...{ failingSince: toInstant(since.getTime()), keptUntil: toInstant(keptUntil(since.getTime())) },
    });
  return {
    ...row,
    ...{ problem, failures: row.failures + 1, failingSince: since, dropped: isDropped },
    toldAt: isTold ? (row.toldAt ?? new Date(now)) : null,
  };
}
