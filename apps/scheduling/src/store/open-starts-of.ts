import { dayMs, dayNumber } from '@somo/calendar/days';
import { nextDateStart, openStarts, type BusyLesson } from '@somo/calendar/open-starts';
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
  const question = { hours, terms: lessonTerms, busy, now: span.now };
  return { starts: openStarts({ ...question, ...span }), nextDate: nextDateStart({ ...question, from: span.to }) };
}

/** Returns a teacher's booked lessons from two days before a span until two days after it. */
export async function busyBetween(db: Db, teacherId: string, span: { from: number; to: number }): Promise<BusyLesson[]> {
  const rows = await db.sql<{ startsAt: Date; freeAt: Date }>(
    'busy-between',
    `SELECT starts_at AS "startsAt", free_at AS "freeAt" FROM busy_times WHERE teacher_id = $1 AND live AND starts_at >= $2 AND starts_at < $3`,
    [teacherId, new Date(span.from - 2 * dayMs), new Date(span.to + 2 * dayMs)],
  );
  return rows.map(({ startsAt, freeAt }) => ({ startsAt: startsAt.getTime(), freeAt: freeAt.getTime() }));
}
