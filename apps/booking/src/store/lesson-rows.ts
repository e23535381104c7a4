import type { LessonRecord } from '@somo/contracts/lessons';
import type { ReportedProblem } from '@somo/contracts/problems';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import type { Booking } from '../domain/booking.js';
import type { Proposal } from '../domain/rescheduling.js';
import { notesFor, type AuthoredText } from '../domain/notes.js';
import { proposedSlots } from './proposals.js';
import { bookingColumns, toBooking, type BookingRow } from './booking-row.js';
import { lessonRecord } from './views.js';

type ReportRow = Omit<ReportedProblem, 'reportedAt'> & { reportedBy: 'student' | 'teacher'; reportedAt: number };

/** A booking with the times its teacher proposes, where it was moved, what was written about it, and the problems that were reported with it. */
export interface LessonRow extends BookingRow {
  proposed: Pick<Proposal, 'slots' | 'reason'> | null;
  /** Set if the latest proposal was declined. */
  declined: { reason: string | null } | null;
  movedTo: number | null;
  texts: AuthoredText[] | null;
  problems: ReportRow[] | null;
}

const asMs = (column: string) => `(extract(epoch FROM ${column}) * 1000)::bigint`;

export const lessonColumns = `${bookingColumns},
  (SELECT json_build_object('slots', ${proposedSlots}, 'reason', reason) FROM proposals
     WHERE proposals.booking_id = bookings.id AND proposals.status = 'open') AS proposed,
  (SELECT CASE status WHEN 'declined' THEN json_build_object('reason', answer_reason) END FROM proposals
     WHERE proposals.booking_id = bookings.id ORDER BY created_at DESC LIMIT 1) AS declined,
  (SELECT ${asMs('next.starts_at')}::float8 FROM bookings next WHERE next.id = bookings.successor_id) AS "movedTo",
  (SELECT json_agg(json_build_object('kind', kind, 'authorId', author_id, 'text', text, 'updatedAt', ${asMs('updated_at')}))
     FROM lesson_texts WHERE lesson_texts.agreement_id = bookings.agreement_id) AS texts,
  (SELECT json_agg(json_build_object('id', problems.id, 'kind', kind, 'status', problems.status, 'reportedBy', reported_by,
     'reportedAt', ${asMs('reported_at')}) ORDER BY reported_at DESC) FROM problems WHERE booking_id = bookings.id) AS problems`;

/** Returns the lesson as this participant may see it; null for operators and services. */
export function recordOf(row: LessonRow, now: number, readerId: string | null): LessonRecord {
  const booking = toBooking(row);
  return lessonRecord(booking, now, {
    proposed: row.proposed,
    declined: row.declined,
    movedTo: row.movedTo,
    notes: notesFor(row.texts ?? [], readerId),
    myProblem: latestOf(row.problems ?? [], booking, readerId),
  });
}

function latestOf(problems: ReportRow[], { studentId, teacherId }: Booking, readerId: string | null): ReportedProblem | null {
  const sides = { student: studentId, teacher: teacherId };
  const latest = problems.find(({ reportedBy }) => sides[reportedBy] === readerId);
  if (!latest) return null;
  const { id, kind, status, reportedAt } = latest;
  return { id, kind, status, reportedAt: toInstant(reportedAt) };
}

/** Returns a lesson as stored; undefined if there is none. */
export async function readLesson(db: Db, id: string): Promise<LessonRow | undefined> {
  const [row] = await db.sql<LessonRow>('lesson-get', `SELECT ${lessonColumns} FROM bookings WHERE id = $1`, [id]);
  return row;
}

/** Returns these bookings, of one agreement the latest last. */
export async function bookingsOf(db: Db, ids: string[]): Promise<Booking[]> {
  const rows = await db.sql<BookingRow>(
    'bookings-of',
    `SELECT ${bookingColumns} FROM bookings WHERE id = ANY($1::uuid[]) ORDER BY version`,
    [ids],
  );
  return rows.map(toBooking);
}

/** Returns the bookings of the agreement of one of them, the latest last; at most the latest 50. */
export async function agreementOf(db: Db, id: string): Promise<Booking[]> {
  const rows = await db.sql<BookingRow>(
    'agreement-of',
    `SELECT ${bookingColumns} FROM bookings WHERE agreement_id = (SELECT agreement_id FROM bookings WHERE id = $1)
     ORDER BY version DESC LIMIT 50`,
    [id],
  );
  return rows.map(toBooking).reverse();
}

/** Returns the booking without a lock: for checks before the actual decision. */
export async function readBooking(db: Db, id: string): Promise<Booking | undefined> {
  const [row] = await db.sql<BookingRow>('booking-get', `SELECT ${bookingColumns} FROM bookings WHERE id = $1`, [id]);
  return row && toBooking(row);
}
