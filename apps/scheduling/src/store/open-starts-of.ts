import { dayMs } from '@somo/calendar/days';
import { openStarts, type BusyLesson } from '@somo/calendar/open-starts';
import type { TeachingHours } from '@somo/calendar/teaching-hours';
import type { Db } from '@somo/platform/db';
import { lessonTerms } from '@somo/contracts/rules/booking';

/** Returns a teacher's open lesson starts in [from, to), in epoch milliseconds, from their hours and the copy of their busy times. */
export async function openStartsOf(
  db: Db,
  teacherId: string,
  hours: TeachingHours,
  span: { now: number; from: number; to: number },
): Promise<number[]> {
  return openStarts({ hours, terms: lessonTerms, busy: await busyBetween(db, teacherId, span), ...span });
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
