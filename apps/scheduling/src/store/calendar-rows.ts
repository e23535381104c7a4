import type { CalendarProblem } from '@somo/contracts/external-calendars';
import type { Db } from '@somo/platform/db';
import { isUuid } from '@somo/platform/ids';

/** A teacher's calendar elsewhere. */
export interface CalendarRow {
  id: string;
  teacherId: string;
  /** Encrypted. */
  address: string;
  host: string;
  turn: number;
  readAt: Date | null;
  failingSince: Date | null;
  failures: number;
  problem: CalendarProblem | null;
  toldAt: Date | null;
  dropped: boolean;
  etag: string | null;
  lastModified: string | null;
  windowDay: number | null;
  timeZone: string | null;
  digest: string | null;
  skipped: number;
}

const columns = `id, teacher_id AS "teacherId", address, host, turn, read_at AS "readAt", failing_since AS "failingSince", failures, problem,
  told_at AS "toldAt", dropped, etag, last_modified AS "lastModified", window_day AS "windowDay", time_zone AS "timeZone", digest, skipped`;

/** Returns a teacher's calendars in the order in which they were added. */
export function calendarsOf(db: Db, teacherId: string): Promise<CalendarRow[]> {
  return db.sql<CalendarRow>('calendars-of', `SELECT ${columns} FROM external_calendars WHERE teacher_id = $1 ORDER BY created_at, id`, [
    teacherId,
  ]);
}

export async function findCalendar(db: Db, id: string): Promise<CalendarRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.sql<CalendarRow>('calendar-by-id', `SELECT ${columns} FROM external_calendars WHERE id = $1`, [id]);
  return row;
}

export async function insertCalendar(db: Db, row: Pick<CalendarRow, 'id' | 'teacherId' | 'address' | 'host'>, now: number): Promise<void> {
  await db.run('calendar-add', 'INSERT INTO external_calendars (id, teacher_id, address, host, created_at) VALUES ($1, $2, $3, $4, $5)', [
    ...[row.id, row.teacherId, row.address, row.host],
    new Date(now),
  ]);
}

/** Deletes a calendar of the teacher with its entries; returns whether there was one. */
export async function deleteCalendar(db: Db, id: string, teacherId: string): Promise<boolean> {
  return (await db.run('calendar-delete', 'DELETE FROM external_calendars WHERE id = $1 AND teacher_id = $2', [id, teacherId])) === 1;
}

/** Writes what a reading has changed of a row. */
export async function updateCalendar(db: Db, row: CalendarRow): Promise<void> {
  await db.run(
    'calendar-update',
    `UPDATE external_calendars SET address = $2, turn = $3, read_at = $4, failing_since = $5, failures = $6, problem = $7, told_at = $8,
       dropped = $9, etag = $10, last_modified = $11, window_day = $12, time_zone = $13, digest = $14, skipped = $15 WHERE id = $1`,
    [
      ...[row.id, row.address, row.turn, row.readAt, row.failingSince, row.failures, row.problem, row.toldAt],
      ...[row.dropped, row.etag, row.lastModified, row.windowDay, row.timeZone, row.digest, row.skipped],
    ],
  );
}
