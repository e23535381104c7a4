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

/** Returns a teacher's open lesson starts, from their hours and the copy of their busy times. */
export async function openStartsOf(
  db: Db,
  teacherId: string,
  hours: TeachingHours,
  span: { now: number; from: number; to: number },
): Promise<OpenTimes> {
  const lastDate = Math.max(...hours.specificDates.map(({ date }) => dayNumber(date) * dayMs));
  const busy = await busyBetween(db, teacherId, { from: span.from, to: Math.max(span.to, lastDate) });
  const question = { hours, terms: lessonTerms, ...busy, now: span.now };
  return { starts: openStarts({ ...question, ...span }), nextDate: nextDateStart({ ...question, from: span.to }) };
}

interface Busy {
  busy: BusyLesson[];
  /** What the teacher does elsewhere. */
  outside: Range[];
}

/** Returns a teacher's booked lessons from two days before a span until two days after it, and when they are busy elsewhere. */
export async function busyBetween(db: Db, teacherId: string, span: { from: number; to: number }): Promise<Busy> {
  const rows = await db.sql<{ startsAt: Date; freeAt: Date; isLesson: boolean }>(
    'busy-between',
    `SELECT starts_at AS "startsAt", free_at AS "freeAt", true AS "isLesson" FROM busy_times
     WHERE teacher_id = $1 AND live AND starts_at >= $2 AND starts_at < $3
     UNION ALL SELECT r.s, r.e, false FROM outside_busy o, unnest(o.starts_at, o.ends_at) AS r(s, e)
     WHERE o.teacher_id = $1 AND r.e > $2 AND r.s < $3`,
    [teacherId, new Date(span.from - 2 * dayMs), new Date(span.to + 2 * dayMs)],
  );
  const found: Busy = { busy: [], outside: [] };
  for (const { startsAt, freeAt, isLesson } of rows)
    if (isLesson) found.busy.push({ startsAt: startsAt.getTime(), freeAt: freeAt.getTime() });
    else found.outside.push({ from: startsAt.getTime(), to: freeAt.getTime() });
  return found;
}
