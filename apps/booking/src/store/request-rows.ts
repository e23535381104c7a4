import type { Db } from '@somo/platform/db';
import type { LessonRequest } from '../domain/request.js';

const ms = (column: string, name: string) => `(extract(epoch FROM ${column}) * 1000)::float8 AS "${name}"`;

// Versions before know a single time.
export const wishedSlots = 'coalesce(slots, jsonb_build_array(slot))';
export const proposedSlots = "coalesce(proposals, '[]')";

/** What a SELECT names to answer whole requests. */
export const requestColumns = `id, version, student_id AS "studentId", teacher_id AS "teacherId", status, subject,
  module_id AS "moduleId", module_name AS "moduleName", learner, message, price_cents AS "priceCents", slot, ${wishedSlots} AS slots,
  ${proposedSlots} AS proposals, coalesce(time_taken, false) AS "timeTaken", ${ms('starts_at', 'startsAt')},
  ${ms('ends_at', 'endsAt')}, ${ms('expires_at', 'expiresAt')}, reject_reason AS "rejectReason", booking_id AS "bookingId", ${ms('answered_at', 'answeredAt')},
  ${ms('created_at', 'createdAt')}, ${ms('updated_at', 'updatedAt')}`;

export async function findRequest(db: Db, id: string): Promise<LessonRequest | undefined> {
  const [row] = await db.sql<LessonRequest>('request-get', `SELECT ${requestColumns} FROM requests WHERE id = $1`, [id]);
  return row;
}

/** Returns when the lesson that a request became was asked for, in epoch milliseconds; null if it was booked at once. */
export async function requestedAt(db: Db, bookingId: string): Promise<number | null> {
  const [row] = await db.sql<{ createdAt: Date }>(
    'requested-at',
    'SELECT created_at AS "createdAt" FROM requests WHERE booking_id = $1 LIMIT 1',
    [bookingId],
  );
  return row?.createdAt.getTime() ?? null;
}

/** Locks and returns a request until the transaction ends. */
export async function lockRequest(db: Db, id: string): Promise<LessonRequest | undefined> {
  const [row] = await db.sql<LessonRequest>('request-lock', `SELECT ${requestColumns} FROM requests WHERE id = $1 FOR UPDATE`, [id]);
  return row;
}

/** Stores a new request; returns false if the student has asked for the same time already. */
export async function insertRequest(db: Db, request: LessonRequest): Promise<boolean> {
  const added = await db.run(
    'request-add',
    `INSERT INTO requests (id, version, student_id, teacher_id, status, subject, module_id, module_name, message, price_cents, slot, slots,
       starts_at, ends_at, expires_at, reject_reason, booking_id, created_at, updated_at, learner)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20) ON CONFLICT DO NOTHING`,
    [
      ...[request.id, request.version, request.studentId, request.teacherId, request.status, request.subject],
      ...[request.moduleId, request.moduleName, request.message, request.priceCents, JSON.stringify(request.slot)],
      JSON.stringify(request.slots),
      ...[request.startsAt, request.endsAt, request.expiresAt].map((at) => new Date(at)),
      ...[request.rejectReason, request.bookingId, new Date(request.createdAt), new Date(request.updatedAt)],
      request.learner && JSON.stringify(request.learner),
    ],
  );
  return added === 1;
}

/** Stores what became of a locked request. */
export async function updateRequest(db: Db, request: LessonRequest): Promise<void> {
  const { id, version, status, rejectReason, timeTaken, bookingId } = request;
  await db.run(
    'request-change',
    `UPDATE requests SET version = $2, status = $3, reject_reason = $4, time_taken = $5, booking_id = $6, updated_at = $7, expires_at = $8,
       slot = $9, starts_at = $10, ends_at = $11, proposals = $12, answered_at = $13 WHERE id = $1`,
    [
      ...[id, version, status, rejectReason, timeTaken, bookingId],
      ...[request.updatedAt, request.expiresAt].map((at) => new Date(at)),
      ...[JSON.stringify(request.slot), new Date(request.startsAt), new Date(request.endsAt), JSON.stringify(request.proposals)],
      request.answeredAt === null ? null : new Date(request.answeredAt),
    ],
  );
}

/**
 * Locks and returns a request with the other pending requests of its teacher that have a time within this span, the oldest first. All in
 * the order of their ids, so that two acceptances at once wait for each other instead of for a deadlock.
 */
export async function lockWithRivals(
  db: Db,
  { id, teacherId }: LessonRequest,
  { from, to }: { from: number; to: number },
  now: number,
): Promise<{ own: LessonRequest | undefined; rivals: LessonRequest[] }> {
  const rows = await db.sql<LessonRequest>(
    'request-lock-rivals',
    `SELECT ${requestColumns} FROM requests WHERE id = $2 OR (teacher_id = $1 AND status = 'pending' AND expires_at > $5 AND EXISTS (
       SELECT FROM jsonb_array_elements(${wishedSlots} || ${proposedSlots}) AS at
       WHERE (at->>'startsAt')::timestamptz < $4 AND (at->>'endsAt')::timestamptz > $3)) ORDER BY id FOR UPDATE`,
    [teacherId, id, new Date(from), new Date(to), new Date(now)],
  );
  const rivals = rows.filter((row) => row.id !== id).sort((a, b) => a.createdAt - b.createdAt);
  return { own: rows.find((row) => row.id === id), rivals };
}
