import { dayMs, dayNumber } from '@somo/calendar/days';
import { nextDateStart, openStarts, type BusyLesson } from '@somo/calendar/open-starts';
import type { Range } from '@somo/calendar/ranges';
import type { TeachingHours } from '@somo/calendar/teaching-hours';
import type { Db } from '@somo/platform/db';
import { lessonTerms } from '@somo/contracts/rules/booking';

interface OpenTimes {
  /** Open starts in [from, to), ascending, in epoch milliseconds. */
  starts: number[];
  /** The first open start from `to` on that is on a specific date. */
  nextDate: number | undefined;
}

/** Returns the open lesson starts of each of these teachers, in this order, from their hours and the copy of their busy times. */
export async function openStartsOf(
  db: Db,
  teachers: readonly { teacherId: string; hours: TeachingHours }[],
  span: { now: number; from: number; to: number },
): Promise<OpenTimes[]> {
  const dates = teachers.flatMap(({ hours }) => hours.specificDates.map(({ date }) => dayNumber(date) * dayMs));
  const ids = teachers.map(({ teacherId }) => teacherId);
  const busyOf = await busyBetween(db, ids, { from: span.from, to: Math.max(span.to, ...dates) });
  return teachers.map(({ teacherId, hours }) => {
    const question = { hours, terms: lessonTerms, ...busyOf(teacherId), now: span.now };
    return { starts: openStarts({ ...question, ...span }), nextDate: nextDateStart({ ...question, from: span.to }) };
  });
}

interface Busy {
  busy: BusyLesson[];
  /** What the teacher does elsewhere. */
  outside: Range[];
}

/** Returns teachers' booked lessons from two days before a span until two days after it, and when they are busy elsewhere. */
export async function busyBetween(db: Db, teacherIds: string[], span: { from: number; to: number }): Promise<(teacherId: string) => Busy> {
  const rows = await db.sql<{ teacherId: string; startsAt: Date; freeAt: Date; isLesson: boolean }>(
    'busy-between',
    `SELECT teacher_id AS "teacherId", starts_at AS "startsAt", free_at AS "freeAt", true AS "isLesson" FROM busy_times
     WHERE teacher_id = ANY ($1::uuid[]) AND live AND starts_at >= $2 AND starts_at < $3
     UNION ALL SELECT o.teacher_id, r.s, r.e, false FROM outside_busy o, unnest(o.starts_at, o.ends_at) AS r(s, e)
     WHERE o.teacher_id = ANY ($1::uuid[]) AND r.e > $2 AND r.s < $3`,
    [teacherIds, new Date(span.from - 2 * dayMs), new Date(span.to + 2 * dayMs)],
  );
  const found = new Map(teacherIds.map((teacherId): [string, Busy] => [teacherId, { busy: [], outside: [] }]));
  for (const { teacherId, startsAt, freeAt, isLesson } of rows)
    if (isLesson) found.get(teacherId)?.busy.push({ startsAt: startsAt.getTime(), freeAt: freeAt.getTime() });
    else found.get(teacherId)?.outside.push({ from: startsAt.getTime(), to: freeAt.getTime() });
  return (teacherId) => found.get(teacherId) ?? { busy: [], outside: [] };
}
