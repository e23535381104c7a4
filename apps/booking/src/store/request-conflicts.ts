import { isOnBreak, isWithinHours } from '@somo/calendar/check-start';
import type { HoursState } from '@somo/contracts/events/hours';
import type { RequestConflict } from '@somo/contracts/requests';
import { lessonTerms } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { agreedTime, anySlot, calendarHours, type OfferedSlot } from '../domain/agreed-time.js';
import type { LessonRequest } from '../domain/request.js';
import { proposedSlots, wishedSlots } from './request-rows.js';
import type { WishFacts } from './request-views.js';

interface Row {
  id: string;
  at: number;
  lesson: boolean;
  request: boolean;
  turnsDown: number;
  fullDay: boolean;
  elsewhere: boolean;
}

/** Returns, for each wish of a teacher's pending requests, its conflicts and how many requests accepting it turns down: by the request's id, in one statement. */
export async function conflictsOf(
  db: Db,
  requests: readonly LessonRequest[],
  hours: HoursState,
  now: number,
): Promise<Map<string, WishFacts[]>> {
  if (requests.length === 0) return new Map();
  const wanted = requests.flatMap(({ id, teacherId, slots }) =>
    slots.map((slot, at) => {
      const time = agreedTime(anySlot(hours, slot.startsAt));
      const span = { starts_at: new Date(time.startsAt), ends_at: new Date(time.endsAt), free_at: new Date(time.freeAt) };
      return { id, at, teacher_id: teacherId, ...span, day: time.teacherDate };
    }),
  );
  const asked = [JSON.stringify(wanted), hours.maxDailyLessons, hours.bufferMinutes, new Date(now)];
  const rows = await db.sql<Row>('request-conflicts', conflicts, asked);
  const found = new Map(rows.map((row) => [`${row.id} ${row.at}`, row]));
  const factsOf = (id: string, slot: OfferedSlot, at: number) => wishFacts(found.get(`${id} ${at}`), slot, hours);
  return new Map(requests.map(({ id, slots }) => [id, slots.map((slot, at) => factsOf(id, slot, at))]));
}

// A request is turned down if none of its times that are still ahead is left.
const conflicts = `
  SELECT w.id, w.at,
    EXISTS (SELECT FROM bookings b WHERE b.teacher_id = w.teacher_id AND b.status IN ('pending', 'confirmed')
      AND tstzrange(b.starts_at, b.free_at) && tstzrange(w.starts_at, w.free_at)) AS lesson,
    coalesce(rivals.wished, 0) > 0 AS request,
    coalesce(rivals.losing, 0)::int AS "turnsDown",
    (SELECT count(*) FROM bookings b WHERE b.teacher_id = w.teacher_id AND b.teacher_date = w.day
      AND b.status IN ('pending', 'confirmed')) >= $2 AS "fullDay",
    EXISTS (SELECT FROM outside_busy o WHERE o.teacher_id = w.teacher_id AND o.busy && tstzrange(w.starts_at, w.ends_at)) AS elsewhere
  FROM jsonb_to_recordset($1::jsonb) AS w(id uuid, at integer, teacher_id uuid, starts_at timestamptz, ends_at timestamptz, free_at timestamptz, day date)
  LEFT JOIN LATERAL (
    SELECT count(*) FILTER (WHERE times.hit) AS wished, count(*) FILTER (WHERE times.hit AND times.all_hit) AS losing
    FROM requests r CROSS JOIN LATERAL (
      SELECT bool_or(t.hits) AS hit, bool_and(t.hits OR t.starts_at <= $4) AS all_hit
      FROM (
        SELECT (slot_at->>'startsAt')::timestamptz AS starts_at,
          tstzrange((slot_at->>'startsAt')::timestamptz, (slot_at->>'endsAt')::timestamptz + $3 * interval '1 minute')
            && tstzrange(w.starts_at, w.free_at) AS hits
        FROM jsonb_array_elements(${wishedSlots} || ${proposedSlots}) AS slot_at
      ) t
    ) times
    WHERE r.teacher_id = w.teacher_id AND r.status = 'pending' AND r.expires_at > $4 AND r.id <> w.id
  ) rivals ON true`;

function wishFacts(row: Row | undefined, slot: OfferedSlot, hours: HoursState): WishFacts {
  const own = calendarHours(hours);
  const startsAt = fromInstant(slot.startsAt);
  const onBreak = isOnBreak(own, startsAt);
  const isOutside = !onBreak && !isWithinHours(own, lessonTerms, startsAt);
  const is: [RequestConflict, boolean | undefined][] = [
    ['lesson', row?.lesson],
    ['full-day', row?.fullDay],
    ['request', row?.request],
    ['break', onBreak],
    ['outside-hours', isOutside],
    ['busy-elsewhere', row?.elsewhere],
  ];
  return { conflicts: is.filter(([, holds]) => holds).map(([conflict]) => conflict), turnsDown: row?.turnsDown ?? 0 };
}
