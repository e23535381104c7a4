import type { Db } from '@somo/platform/db';
import type { Booking } from '../domain/booking.js';
import { isLive } from '../domain/booking.js';
import type { LessonRequest } from '../domain/request.js';
import { bookingColumns, toBooking, type BookingRow } from './booking-row.js';
import { requestColumns } from './request-rows.js';

/** Returns the coming lessons of a person. */
export async function comingLessonsOf(db: Db, userId: string, now: number): Promise<Booking[]> {
  return toLive(await db.sql<BookingRow>('coming-bookings-of', comingBookings, [userId, new Date(now)]));
}

/** Like `comingLessonsOf`, and locks them. */
export async function lockComingLessons(db: Db, userId: string, now: number): Promise<Booking[]> {
  return toLive(await db.sql<BookingRow>('lock-coming-bookings-of', `${comingBookings} FOR UPDATE`, [userId, new Date(now)]));
}

const comingBookings = `
  SELECT ${bookingColumns} FROM bookings WHERE (student_id = $1 OR teacher_id = $1) AND status IN ('pending', 'confirmed') AND starts_at > $2
  ORDER BY id`;

const toLive = (rows: BookingRow[]) => rows.map(toBooking).filter(isLive);

/** Returns the requests of a person, and those to them, that wait for an answer. */
export function openRequestsOf(db: Db, userId: string, now: number): Promise<LessonRequest[]> {
  return db.sql<LessonRequest>('open-requests-of', openRequests, [userId, new Date(now)]);
}

/** Like `openRequestsOf`, and locks them. */
export function lockOpenRequests(db: Db, userId: string, now: number): Promise<LessonRequest[]> {
  return db.sql<LessonRequest>('lock-open-requests-of', `${openRequests} FOR UPDATE`, [userId, new Date(now)]);
}

const openRequests = `
  SELECT ${requestColumns} FROM requests WHERE (student_id = $1 OR teacher_id = $1) AND status = 'pending' AND expires_at > $2
  ORDER BY id`;

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
