import { isOnBreak, isWithinHours } from '@somo/calendar/check-start';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import type { Tx } from '@somo/platform/transaction';
import { lessonTerms } from '@somo/contracts/rules/booking';
import type { Hours } from './teaching-hours.js';

export interface BusyTime {
  bookingId: string;
  studentId: string | null;
  subject: string | null;
  startsAt: Date;
}

/** Returns a teacher's booked lessons that have not begun, the earliest first. The teacher must not learn of a held one before it is paid. */
export function comingTimes(db: Db, teacherId: string, now: number): Promise<BusyTime[]> {
  return db.sql<BusyTime>(
    'busy-coming',
    `SELECT booking_id AS "bookingId", student_id AS "studentId", subject, starts_at AS "startsAt" FROM busy_times
     WHERE teacher_id = $1 AND live AND announced AND starts_at > $2 ORDER BY starts_at`,
    [teacherId, new Date(now)],
  );
}

/** Returns the ids of lessons that do not lie within the hours, or are on a break. */
export function outsideOf(hours: Hours, times: readonly BusyTime[]): string[] {
  return times.filter(({ startsAt }) => !isWithinHours(hours, lessonTerms, startsAt.getTime())).map(({ bookingId }) => bookingId);
}

/** Tells both people of each lesson that lies within a break, unless it did `before`. */
export function tellOfBreaks(tx: Tx, teacherId: string, hours: Hours, times: readonly BusyTime[], before?: Hours): void {
  for (const { bookingId, studentId, subject, startsAt } of times) {
    const at = startsAt.getTime();
    if (!isOnBreak(hours, at) || (before && isOnBreak(before, at))) continue;
    tx.emit('lesson.fell-outside', { bookingId, teacherId, studentId, subject, startsAt: toInstant(at) });
  }
}
