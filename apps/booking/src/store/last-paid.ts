import type { TermsState } from '@somo/contracts/events/terms';
import type { AcquaintedTeacher, PaidLesson } from '@somo/contracts/students';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { isPaused } from '../domain/booking.js';

type Known = Pick<AcquaintedTeacher, 'lastPaid' | 'pausedUntil'>;

interface Row {
  teacherId: string;
  terms: TermsState | null;
  last: (Omit<PaidLesson, 'startsAt' | 'paidAt'> & Record<'startsAt' | 'paidAt', number>) | null;
}

/** Returns of each of a student's teachers the latest lesson that was completed and paid, and whether they have paused new bookings. */
export async function lastPaidOf(db: Db, studentId: string, teacherIds: string[], now: number): Promise<Map<string, Known>> {
  const rows = await db.sql<Row>(
    'last-paid-of-teachers',
    `SELECT one.id AS "teacherId", terms.state AS terms, (
       SELECT json_build_object('id', b.id, 'agreementId', agreement_id, 'subject', subject, 'status', status,
           'startsAt', extract(epoch FROM starts_at) * 1000, 'paidAt', extract(epoch FROM paid_at) * 1000)
         FROM bookings b WHERE student_id = $1 AND b.teacher_id = one.id AND status = 'completed' AND paid_at IS NOT NULL
        ORDER BY starts_at DESC LIMIT 1) AS last
     FROM unnest($2::uuid[]) AS one(id) LEFT JOIN offered_terms terms ON terms.teacher_id = one.id`,
    [studentId, teacherIds],
  );
  return new Map(rows.map((row) => [row.teacherId, knownOf(row, now)]));
}

function knownOf({ terms, last }: Row, now: number): Known {
  return {
    lastPaid: last && { ...last, startsAt: toInstant(last.startsAt), paidAt: toInstant(last.paidAt) },
    ...(terms?.pause && isPaused(terms, now) ? { pausedUntil: terms.pause.until } : {}),
  };
}
