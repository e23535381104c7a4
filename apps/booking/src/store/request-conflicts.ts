import { isOnBreak, isWithinHours } from '@somo/calendar/check-start';
import type { HoursState } from '@somo/contracts/events/hours';
import type { RequestConflict } from '@somo/contracts/requests';
import { lessonTerms } from '@somo/contracts/rules/booking';
import type { Db } from '@somo/platform/db';
import { agreedTime, anySlot, calendarHours } from '../domain/agreed-time.js';
import type { LessonRequest } from '../domain/request.js';

interface Row {
  id: string;
  lesson: boolean;
  request: boolean;
  fullDay: boolean;
}

/** Returns the conflicts of each of a teacher's pending requests, by its id: one statement for all of them. */
export async function conflictsOf(db: Db, requests: readonly LessonRequest[], hours: HoursState): Promise<Map<string, RequestConflict[]>> {
  if (requests.length === 0) return new Map();
  const wanted = requests.map(({ id, teacherId, slot }) => {
    const time = agreedTime(anySlot(hours, slot.startsAt));
    return { id, teacher_id: teacherId, starts_at: new Date(time.startsAt), free_at: new Date(time.freeAt), day: time.teacherDate };
  });
  const rows = await db.sql<Row>('request-conflicts', conflicts, [JSON.stringify(wanted), hours.maxDailyLessons, hours.bufferMinutes]);
  const found = new Map(rows.map((row) => [row.id, row]));
  return new Map(requests.map((request) => [request.id, conflictsIn(found.get(request.id), request, hours)]));
}

const conflicts = `
  SELECT w.id,
    EXISTS (SELECT FROM bookings b WHERE b.teacher_id = w.teacher_id AND b.status IN ('pending', 'confirmed')
      AND tstzrange(b.starts_at, b.free_at) && tstzrange(w.starts_at, w.free_at)) AS lesson,
    EXISTS (SELECT FROM requests r WHERE r.teacher_id = w.teacher_id AND r.status = 'pending' AND r.id <> w.id
      AND tstzrange(r.starts_at, r.ends_at + $3 * interval '1 minute') && tstzrange(w.starts_at, w.free_at)) AS request,
    (SELECT count(*) FROM bookings b WHERE b.teacher_id = w.teacher_id AND b.teacher_date = w.day
      AND b.status IN ('pending', 'confirmed')) >= $2 AS "fullDay"
  FROM jsonb_to_recordset($1::jsonb) AS w(id uuid, teacher_id uuid, starts_at timestamptz, free_at timestamptz, day date)`;

function conflictsIn(row: Row | undefined, { startsAt }: LessonRequest, hours: HoursState): RequestConflict[] {
  const own = calendarHours(hours);
  const onBreak = isOnBreak(own, startsAt);
  const isOutside = !onBreak && !isWithinHours(own, lessonTerms, startsAt);
  const is: [RequestConflict, boolean | undefined][] = [
    ['lesson', row?.lesson],
    ['full-day', row?.fullDay],
    ['request', row?.request],
    ['break', onBreak],
    ['outside-hours', isOutside],
  ];
  return is.filter(([, holds]) => holds).map(([conflict]) => conflict);
}
