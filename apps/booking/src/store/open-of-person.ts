import type { Db } from '@somo/platform/db';
import type { Booking } from '../domain/booking.js';
import { isLive } from '../domain/booking.js';
import type { LessonRequest } from '../domain/request.js';
import { bookingColumns, toBooking, type BookingRow } from './booking-row.js';
import { requestColumns } from './request-rows.js';

/** Locks and returns the coming lessons of a person. */
export async function lockComingLessons(db: Db, userId: string, now: number): Promise<Booking[]> {
  const bookings = await db.sql<BookingRow>(
    'coming-bookings-of',
    `SELECT ${bookingColumns} FROM bookings WHERE (student_id = $1 OR teacher_id = $1) AND status IN ('pending', 'confirmed') AND starts_at > $2
     ORDER BY id FOR UPDATE`,
    [userId, new Date(now)],
  );
  return bookings.map(toBooking).filter(isLive);
}

/** Locks and returns the requests of a person, and those to them, that wait for an answer. */
export function lockOpenRequests(db: Db, userId: string, now: number): Promise<LessonRequest[]> {
  return db.sql<LessonRequest>(
    'open-requests-of',
    `SELECT ${requestColumns} FROM requests WHERE (student_id = $1 OR teacher_id = $1) AND status = 'pending' AND expires_at > $2
     ORDER BY id FOR UPDATE`,
    [userId, new Date(now)],
  );
}

/** Returns whether a lesson of the person takes place now, and whether a problem with one of their lessons is open. */
export async function openMatters(db: Db, userId: string, now: number): Promise<{ isTeaching: boolean; hasProblem: boolean }> {
  const [found] = await db.sql<{ isTeaching: boolean; hasProblem: boolean }>(
    'open-matters',
    `SELECT EXISTS (SELECT FROM bookings WHERE (student_id = $1 OR teacher_id = $1) AND status = 'confirmed' AND starts_at <= $2 AND ends_at > $2)
         AS "isTeaching",
       EXISTS (SELECT FROM problems JOIN bookings ON bookings.id = booking_id
               WHERE (student_id = $1 OR teacher_id = $1) AND problems.status = 'open') AS "hasProblem"`,
    [userId, new Date(now)],
  );
  return found!;
}
