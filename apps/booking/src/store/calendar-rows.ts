import type { CalendarFeed, CalendarLesson } from '@somo/contracts/calendars';
import type { HoursState } from '@somo/contracts/events/hours';
import type { Db } from '@somo/platform/db';
import { bookingColumns, toBooking, type BookingRow } from './booking-row.js';
import { lessonRecord } from './views.js';

/** More than anyone teaches in the days that a calendar shows. */
const most = 2000;

interface Shown {
  now: number;
  /** Lessons that ended before are left out. */
  since: number;
  /** So are those that were cancelled before, as all are with `hideCancelled`, and those that would have begun. */
  cancelledSince: number;
  hideCancelled: boolean;
}

/** Returns a person's lessons as a calendar shows them, each where it is now; a teacher's without those that are only held. */
export async function calendarLessons(
  db: Db,
  userId: string,
  { now, since, cancelledSince, hideCancelled }: Shown,
): Promise<CalendarLesson[]> {
  const rows = await db.sql<BookingRow>(
    'calendar-lessons',
    `SELECT ${bookingColumns} FROM bookings
     WHERE (student_id = $1 OR (teacher_id = $1 AND unannounced IS NOT TRUE)) AND status <> 'rescheduled' AND ends_at > $2
       AND (status <> 'cancelled' OR (NOT $5 AND starts_at > $3 AND cancelled_at > $4))
     ORDER BY starts_at DESC, id LIMIT ${most}`,
    [userId, new Date(since), new Date(now), new Date(cancelledSince), hideCancelled],
  );
  return rows.map((row) => ofCalendar(lessonRecord(toBooking(row), now)));
}

function ofCalendar(lesson: CalendarLesson): CalendarLesson {
  const { id, agreementId, studentId, teacherId, status, subject, moduleName, learner, startsAt, endsAt, sequence } = lesson;
  const { paidAt, cancelledAt, cancelReason, createdAt } = lesson;
  return {
    ...{ id, agreementId, studentId, teacherId, status, subject, moduleName, learner, startsAt, endsAt },
    ...{ paidAt, cancelledAt, cancelReason, createdAt },
    ...(sequence === undefined ? {} : { sequence }),
  };
}

/** Returns the days off of a teacher that end on `day` or later, as far as this service knows them; none of anyone else. */
export async function breaksOf(db: Db, userId: string, day: string): Promise<CalendarFeed['breaks']> {
  const [row] = await db.sql<{ state: HoursState }>('calendar-breaks', 'SELECT state FROM offered_hours WHERE teacher_id = $1', [userId]);
  const breaks = (row?.state.breakPeriods ?? []).filter(({ endDate }) => endDate >= day);
  const keyed = new Map(breaks.map(({ startDate, endDate }) => [`${startDate} ${endDate}`, { startDate, endDate }]));
  return [...keyed.values()];
}
