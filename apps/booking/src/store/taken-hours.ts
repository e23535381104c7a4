import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { nearbyDays } from '../domain/alternatives.js';
import type { Booking } from '../domain/booking.js';
import type { Busy, BusyOfTwo } from '../domain/free-for-both.js';
import type { Claim } from './claim-time.js';

export interface HourLookup {
  booking: Booking;
  key: string | null;
  versions: Claim['versions'];
  /** Of several bookings of the same time: the teacher's lessons are read for the first. */
  isFirst: boolean;
}

interface TakenHour {
  /** null: the claim might answer something else. */
  student: Busy[] | null;
  /** Of the first booking of each time. */
  teacher: BusyOfTwo | null;
}

// Too many unpaid lessons are refused first, as in the claim. A new booking has no agreement yet, so no lesson is left out.
const none = `'00000000-0000-0000-0000-000000000000'`;
const takenTimes = `
  SELECT CASE WHEN surely_taken(teacher, student, starts, ends, free, key, hours, terms) AND ($9::int IS NULL OR $9 > (
      SELECT count(DISTINCT coalesce(series_id, id)) FROM bookings WHERE student_id = student AND status IN ('pending', 'confirmed') AND paid_at IS NULL AND starts_at > $10))
    THEN busy_of_two(NULL, student, ${none}, starts - $11::interval, starts + $11::interval) -> 'student' END AS student,
    CASE WHEN is_first THEN busy_of_two(teacher, NULL, ${none}, starts - $11::interval, starts + $11::interval) END AS teacher
  FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::text[], $7::int[], $8::int[], $12::boolean[])
    WITH ORDINALITY AS wanted(teacher, student, starts, ends, free, key, hours, terms, is_first, place) ORDER BY place`;

/** Returns for each booking the lessons of both people around its time, if it is taken and the claim has no other answer. One statement. */
export function readTaken(
  db: Db,
  lookups: HourLookup[],
  { now, unpaidMaximum }: { now: number; unpaidMaximum: number | null },
): Promise<TakenHour[]> {
  return db.sql<TakenHour>('taken-times', takenTimes, [
    lookups.map(({ booking }) => booking.teacherId),
    lookups.map(({ booking }) => booking.studentId),
    lookups.map(({ booking }) => toInstant(booking.startsAt)),
    lookups.map(({ booking }) => toInstant(booking.endsAt)),
    lookups.map(({ booking }) => toInstant(booking.freeAt)),
    lookups.map(({ key }) => key),
    lookups.map(({ versions }) => versions?.hours ?? null),
    lookups.map(({ versions }) => versions?.terms ?? null),
    unpaidMaximum,
    toInstant(now),
    `${nearbyDays} days`,
    lookups.map(({ isFirst }) => isFirst),
  ]);
}
