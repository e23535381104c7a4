import { dayMs } from '@somo/calendar/days';
import { openStarts } from '@somo/calendar/open-starts';
import type { TeachingHours } from '@somo/calendar/teaching-hours';
import type { Db } from '@somo/platform/db';
import { lessonTerms } from '../domain/lesson-terms.js';

/** Returns a teacher's open lesson starts in [from, to), in epoch milliseconds, from their hours and the copy of their busy times. */
export async function openStartsOf(
  db: Db,
  teacherId: string,
  hours: TeachingHours,
  span: { now: number; from: number; to: number },
): Promise<number[]> {
  const rows = await db.sql<{ startsAt: Date; freeAt: Date }>(
    'busy-between',
    `SELECT starts_at AS "startsAt", free_at AS "freeAt" FROM busy_times WHERE teacher_id = $1 AND live AND starts_at >= $2 AND starts_at < $3`,
    [teacherId, new Date(span.from - 2 * dayMs), new Date(span.to + 2 * dayMs)],
  );
  const busy = rows.map(({ startsAt, freeAt }) => ({ startsAt: startsAt.getTime(), freeAt: freeAt.getTime() }));
  return openStarts({ hours, terms: lessonTerms, busy, ...span });
}
