import { dayMs } from '@somo/calendar/days';
import { waitDays } from '@somo/contracts/rules/waits';
import { toInstant } from '@somo/contracts/time';
import type { WaitRecord } from '@somo/contracts/waits';
import type { Db } from '@somo/platform/db';
import type { WishedHours } from '../domain/is-awaited.js';

const keptMs = waitDays * dayMs;

interface WaitRow extends WishedHours {
  teacherId: string;
  studentId: string;
  createdAt: Date;
}

const columns = `teacher_id AS "teacherId", student_id AS "studentId", weekdays, from_time AS "fromTime", to_time AS "toTime",
  time_zone AS "timeZone", created_at AS "createdAt"`;

function toRecord({ teacherId, weekdays, fromTime, toTime, createdAt }: WaitRow): WaitRecord {
  const from = createdAt.getTime();
  return { teacherId, weekdays, fromTime, toTime, createdAt: toInstant(from), endsAt: toInstant(from + keptMs) };
}

interface NewWait extends WishedHours {
  teacherId: string;
  studentId: string;
  now: number;
}

/** Stores a wait, or replaces the one for the same teacher; undefined if the student waits for `most` others. */
export async function saveWait(db: Db, { teacherId, studentId, now, ...hours }: NewWait, most: number): Promise<WaitRecord | undefined> {
  const [row] = await db.sql<WaitRow>(
    'wait-save',
    `INSERT INTO waits (teacher_id, student_id, weekdays, from_time, to_time, time_zone, created_at)
     SELECT $1, $2, $3::jsonb, $4, $5, $6, $7
     WHERE (SELECT count(*) FROM waits WHERE student_id = $2 AND teacher_id <> $1 AND created_at > $8) < $9
     ON CONFLICT (teacher_id, student_id) DO UPDATE SET weekdays = excluded.weekdays, from_time = excluded.from_time, to_time = excluded.to_time,
       time_zone = excluded.time_zone, created_at = excluded.created_at
     RETURNING ${columns}`,
    [
      ...[teacherId, studentId, hours.weekdays && JSON.stringify(hours.weekdays), hours.fromTime, hours.toTime, hours.timeZone],
      ...[new Date(now), new Date(now - keptMs), most],
    ],
  );
  return row && toRecord(row);
}

export async function removeWaits(db: Db, waits: { teacherId: string; studentId: string }[]): Promise<void> {
  await db.run(
    'waits-remove',
    'DELETE FROM waits USING unnest($1::uuid[], $2::uuid[]) AS w (teacher_id, student_id) WHERE (waits.teacher_id, waits.student_id) = (w.teacher_id, w.student_id)',
    [waits.map(({ teacherId }) => teacherId), waits.map(({ studentId }) => studentId)],
  );
}

export async function waitsOf(db: Db, studentId: string, now: number): Promise<WaitRecord[]> {
  const rows = await db.sql<WaitRow>(
    'waits-of-student',
    `SELECT ${columns} FROM waits WHERE student_id = $1 AND created_at > $2 ORDER BY created_at DESC, teacher_id`,
    [studentId, new Date(now - keptMs)],
  );
  return rows.map(toRecord);
}

/** Returns who waits for a teacher and was not told within a day; whose wait is over is forgotten. */
export async function waitingFor(db: Db, teacherId: string, now: number): Promise<WaitRow[]> {
  await db.run('waits-over', 'DELETE FROM waits WHERE teacher_id = $1 AND created_at <= $2', [teacherId, new Date(now - keptMs)]);
  return db.sql<WaitRow>(
    'waits-of-teacher',
    `SELECT ${columns} FROM waits WHERE teacher_id = $1 AND (told_at IS NULL OR told_at <= $2) ORDER BY created_at, student_id`,
    [teacherId, new Date(now - dayMs)],
  );
}

export async function markTold(db: Db, teacherId: string, studentIds: string[], now: number): Promise<void> {
  await db.run('waits-told', 'UPDATE waits SET told_at = $3 WHERE teacher_id = $1 AND student_id = ANY ($2::uuid[])', [
    ...[teacherId, studentIds],
    new Date(now),
  ]);
}
