import type { Db } from '@somo/platform/db';
import type { LessonRequest } from '../domain/request.js';

const ms = (column: string, name: string) => `(extract(epoch FROM ${column}) * 1000)::float8 AS "${name}"`;

/** What a SELECT names to answer whole requests. */
export const requestColumns = `id, version, student_id AS "studentId", teacher_id AS "teacherId", status, subject,
  module_id AS "moduleId", module_name AS "moduleName", message, price_cents AS "priceCents", slot, ${ms('starts_at', 'startsAt')},
  ${ms('ends_at', 'endsAt')}, ${ms('expires_at', 'expiresAt')}, reject_reason AS "rejectReason", booking_id AS "bookingId",
  ${ms('created_at', 'createdAt')}, ${ms('updated_at', 'updatedAt')}`;

export async function findRequest(db: Db, id: string): Promise<LessonRequest | undefined> {
  const [row] = await db.sql<LessonRequest>('request-get', `SELECT ${requestColumns} FROM requests WHERE id = $1`, [id]);
  return row;
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
    `INSERT INTO requests (id, version, student_id, teacher_id, status, subject, module_id, module_name, message, price_cents, slot, starts_at,
       ends_at, expires_at, reject_reason, booking_id, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) ON CONFLICT DO NOTHING`,
    [
      ...[request.id, request.version, request.studentId, request.teacherId, request.status, request.subject],
      ...[request.moduleId, request.moduleName, request.message, request.priceCents, JSON.stringify(request.slot)],
      ...[request.startsAt, request.endsAt, request.expiresAt].map((at) => new Date(at)),
      ...[request.rejectReason, request.bookingId, new Date(request.createdAt), new Date(request.updatedAt)],
    ],
  );
  return added === 1;
}

/** Stores the answer to a locked request. */
export async function updateRequest(db: Db, { id, version, status, rejectReason, bookingId, updatedAt }: LessonRequest): Promise<void> {
  await db.run(
    'request-change',
    'UPDATE requests SET version = $2, status = $3, reject_reason = $4, booking_id = $5, updated_at = $6 WHERE id = $1',
    [id, version, status, rejectReason, bookingId, new Date(updatedAt)],
  );
}

/** Returns the pending requests of other students for times that overlap this span, the oldest first. */
export function rivalsOf(
  db: Db,
  { id, teacherId, studentId }: LessonRequest,
  { from, to }: { from: number; to: number },
  now: number,
): Promise<LessonRequest[]> {
  return db.sql<LessonRequest>(
    'request-losers',
    `SELECT ${requestColumns} FROM requests WHERE teacher_id = $1 AND status = 'pending' AND id <> $2 AND student_id <> $5 AND expires_at > $6
       AND starts_at < $4 AND ends_at > $3 ORDER BY created_at, id`,
    [teacherId, id, new Date(from), new Date(to), studentId, new Date(now)],
  );
}
