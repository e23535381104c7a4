import type { ProblemState } from '@somo/contracts/events/problem';
import { usd } from '@somo/contracts/money';
import type { ProblemCase, ProblemRecord } from '@somo/contracts/problems';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import type { Booking } from '../domain/booking.js';
import type { Problem } from '../domain/problem.js';

/** A row as the driver returns it, with the field names of a Problem. */
export type ProblemRow = Omit<Problem, 'reportedAt' | 'resolvedAt'> & { reportedAt: Date; resolvedAt: Date | null };

export const problemColumns = `problems.id, problems.booking_id AS "bookingId", problems.version, problems.kind, problems.text,
  problems.reported_by AS "reportedBy", problems.status, problems.outcome, problems.refund_cents AS "refundCents", problems.note,
  problems.resolved_by AS "resolvedBy", problems.reported_at AS "reportedAt", problems.resolved_at AS "resolvedAt"`;

export function toProblem(row: ProblemRow): Problem {
  return { ...row, reportedAt: row.reportedAt.getTime(), resolvedAt: row.resolvedAt?.getTime() ?? null };
}

/** Stores a problem; false if that side already has an open one for this lesson. */
export async function addProblem(db: Db, problem: Problem): Promise<boolean> {
  const { id, bookingId, version, kind, text, reportedBy, status, reportedAt } = problem;
  const added = await db.run(
    'problem-add',
    `INSERT INTO problems (id, booking_id, version, kind, text, reported_by, status, reported_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
    [id, bookingId, version, kind, text, reportedBy, status, new Date(reportedAt)],
  );
  return added === 1;
}

export async function findProblem(db: Db, id: string): Promise<Problem | undefined> {
  const [row] = await db.sql<ProblemRow>('problem-find', `SELECT ${problemColumns} FROM problems WHERE id = $1`, [id]);
  return row && toProblem(row);
}

/** Returns the problems with these bookings, the oldest first. */
export async function problemsOf(db: Db, bookingIds: string[]): Promise<Problem[]> {
  const rows = await db.sql<ProblemRow>(
    'problems-of',
    `SELECT ${problemColumns} FROM problems WHERE booking_id = ANY($1::uuid[]) ORDER BY reported_at`,
    [bookingIds],
  );
  return rows.map(toProblem);
}

export async function lockProblem(db: Db, id: string): Promise<Problem | undefined> {
  const [row] = await db.sql<ProblemRow>('problem-lock', `SELECT ${problemColumns} FROM problems WHERE id = $1 FOR UPDATE`, [id]);
  return row && toProblem(row);
}

export async function saveDecision(db: Db, problem: Problem): Promise<void> {
  const { id, version, status, outcome, refundCents, note, resolvedBy, resolvedAt } = problem;
  await db.run(
    'problem-decide',
    `UPDATE problems SET version = $2, status = $3, outcome = $4, refund_cents = $5, note = $6, resolved_by = $7, resolved_at = $8 WHERE id = $1`,
    [id, version, status, outcome, refundCents, note, resolvedBy, resolvedAt === null ? null : new Date(resolvedAt)],
  );
}

export function problemState(problem: Problem, booking: Booking): ProblemState {
  const { id, version, kind, reportedBy, status, outcome, refundCents } = problem;
  const { agreementId, studentId, teacherId } = booking;
  const changedAt = toInstant(problem.resolvedAt ?? problem.reportedAt);
  const about = { problemId: id, bookingId: booking.id, agreementId, studentId, teacherId };
  return { ...about, version, kind, reportedBy, status, outcome, refundCents, changedAt };
}

export function problemRecord(problem: Problem): ProblemRecord {
  const { id, bookingId: lessonId, kind, text, reportedBy, status, outcome, refundCents, reportedAt, resolvedAt } = problem;
  const times = { reportedAt: toInstant(reportedAt), resolvedAt: resolvedAt === null ? null : toInstant(resolvedAt) };
  return { id, lessonId, kind, text, reportedBy, status, outcome, refundCents, ...times };
}

export function problemCase(problem: Problem, booking: Booking): ProblemCase {
  const { agreementId, studentId, teacherId, subject } = booking;
  const times = { startsAt: toInstant(booking.startsAt), endsAt: toInstant(booking.endsAt) };
  const decision = { resolvedBy: problem.resolvedBy, note: problem.note };
  return {
    ...problemRecord(problem),
    ...{ agreementId, studentId, teacherId, subject },
    ...times,
    price: usd(booking.priceCents),
    ...decision,
  };
}
