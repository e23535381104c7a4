import type { HoursState } from '@somo/contracts/events/hours';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { freeForStudent, nearbyDays, openAround } from '../domain/alternatives.js';
import type { Booking } from '../domain/booking.js';
import type { Busy } from '../domain/free-for-both.js';
import { slotTaken, type ClaimRefusal } from './claim-refusal.js';
import type { Claim } from './claim-time.js';

/** What decides whether a wish is refused because its time is taken, and for no other reason. */
export interface WantedHour extends Pick<Booking, 'teacherId' | 'studentId' | 'startsAt' | 'endsAt' | 'freeAt'> {
  hours: HoursState;
  key: string | null;
  offer: Claim['offer'];
}

interface Row {
  /** null: the claim might answer something else. */
  student: Busy[] | null;
  /** Of the first wish for each time. */
  teacher: Busy[] | null;
}

// Whoever has too many unpaid lessons is told that first, as the claim does. Whoever wants a time has no agreement yet, so none is left out.
const none = `'00000000-0000-0000-0000-000000000000'`;
const takenTimes = `
  SELECT CASE WHEN surely_taken(teacher, student, starts, ends, free, key, hours, terms) AND ($9::int IS NULL OR $9 > (
      SELECT count(*) FROM bookings WHERE student_id = student AND status IN ('pending', 'confirmed') AND paid_at IS NULL AND starts_at > $10))
    THEN busy_of_two(NULL, student, ${none}, starts - $11::interval, starts + $11::interval) -> 'student' END AS student,
    CASE WHEN is_first THEN busy_of_two(teacher, NULL, ${none}, starts - $11::interval, starts + $11::interval) -> 'teacher' END AS teacher
  FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::text[], $7::int[], $8::int[], $12::boolean[])
    WITH ORDINALITY AS wanted(teacher, student, starts, ends, free, key, hours, terms, is_first, place) ORDER BY place`;

/** Returns for each wish the refusal, if its time is taken and nothing else could be answered; undefined if the claim must decide. One statement. */
export async function readTaken(
  db: Db,
  wanted: WantedHour[],
  { now, unpaidMaximum }: { now: number; unpaidMaximum: number | null },
): Promise<(ClaimRefusal | undefined)[]> {
  const names = wanted.map(({ teacherId, startsAt, hours }) => `${teacherId} ${startsAt} ${hours.version}`);
  const rows = await db.sql<Row>('taken-times', takenTimes, [
    wanted.map(({ teacherId }) => teacherId),
    wanted.map(({ studentId }) => studentId),
    wanted.map(({ startsAt }) => toInstant(startsAt)),
    wanted.map(({ endsAt }) => toInstant(endsAt)),
    wanted.map(({ freeAt }) => toInstant(freeAt)),
    wanted.map(({ key }) => key),
    wanted.map(({ offer }) => offer?.hours ?? null),
    wanted.map(({ offer }) => offer?.terms ?? null),
    unpaidMaximum,
    toInstant(now),
    `${nearbyDays} days`,
    names.map((name, at) => names.indexOf(name) === at),
  ]);
  // For all who want the same time, the teacher's open times are computed once.
  const open = new Map<string, number[]>();
  for (const [at, { teacher }] of rows.entries()) if (teacher) open.set(names[at]!, openAround(wanted[at]!, teacher, now));
  return rows.map(({ student }, at) => (student ? slotTaken(freeForStudent(open.get(names[at]!)!, student)) : undefined));
}
