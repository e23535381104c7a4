import { isOnBreak } from '@somo/calendar/check-start';
import { hourMs } from '@somo/calendar/days';
import type { HoursState } from '@somo/contracts/events/hours';
import { refuse, type RefusalCode } from '@somo/contracts/refusals';
import type { RequestRecord } from '@somo/contracts/requests';
import { noticeHours } from '@somo/contracts/rules/booking';
import { fromInstant, type Instant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { isSuspended } from '@somo/platform/operating/suspensions';
import type { Tx } from '@somo/platform/transaction';
import { calendarHours } from '../domain/agreed-time.js';
import type { LessonRequest } from '../domain/request.js';
import { approveRequest, spanOf } from './approve-request.js';
import { storeResponse, type IdempotencyRecord } from '@somo/platform/idempotency';
import { isBlockedBetween } from '../store/blocks.js';
import { restrictedOfNewTwo } from '../store/restrictions.js';
import { insertRequest, lockWithRivals, wishedSlots } from '../store/request-rows.js';
import { requestRecord, requestState } from '../store/request-views.js';

export const requestRefusals = [
  'already-requested',
  'too-many-pending',
  'you-have-a-lesson-then',
  'account-suspended',
  'account-restricted',
  'not-taking-new-students',
] as const satisfies RefusalCode[];

const mostPending = 20;

interface Adding {
  hours: HoursState;
  now: number;
  /** How many unpaid bookings a student may have with instant booking; null: no limit. */
  unpaidMaximum: number | null;
  /** The Idempotency-Key under which to store the response. */
  once: IdempotencyRecord | null;
}

/** Stores a request and, with automatic acceptance and without a conflict, accepts it in the same transaction. */
export async function addRequest(tx: Tx, request: LessonRequest, adding: Adding): Promise<RequestRecord> {
  const { hours, now, once } = adding;
  await checkStudent(tx.db, request);
  if (!(await insertRequest(tx.db, request))) throw refuse('already-requested');
  const accepted = hours.autoAccept ? await tryToAccept(tx, request, adding) : undefined;
  if (!accepted) {
    tx.plan('expire-request', { key: request.id, dueAt: request.expiresAt, data: { requestId: request.id } });
    tx.emit('request.created', requestState(request));
  }
  const answer = requestRecord(accepted ?? request);
  if (once) await storeResponse(tx.db, once, answer, now);
  return answer;
}

/**
 * Returns the request approved for the first wish that nothing stands against. A claim that fails leaves nothing behind, so the request can
 * stay pending in the same transaction.
 */
async function tryToAccept(tx: Tx, request: LessonRequest, { hours, now, unpaidMaximum }: Adding): Promise<LessonRequest | undefined> {
  for (const slot of request.slots) {
    const startsAt = fromInstant(slot.startsAt);
    if (startsAt < now + noticeHours * hourMs || isOnBreak(calendarHours(hours), startsAt)) continue;
    const { rivals } = await lockWithRivals(tx.db, request, spanOf(slot, hours), now);
    const result = await approveRequest(tx, request, { slot, by: 'teacher', rivals, hours, now, automatic: { unpaidMaximum } });
    if ('approved' in result) return result.approved;
  }
  return undefined;
}

/** Requests of one student come one at a time, so that the limit holds. */
async function checkStudent(db: Db, { studentId, teacherId, slots }: LessonRequest): Promise<void> {
  await db.sql('request-turn', `SELECT pg_advisory_xact_lock(hashtextextended('requests:' || $1, 0))`, [studentId]);
  if (await isSuspended(db, studentId)) throw refuse('account-suspended');
  if ((await isSuspended(db, teacherId)) || (await isBlockedBetween(db, studentId, teacherId))) throw refuse('teacher-not-available');
  const restricted = await restrictedOfNewTwo(db, studentId, teacherId);
  if (restricted) throw refuse(restricted);
  const [row] = await db.sql<{ pending: number; busyAt: Instant | null; isAsked: boolean }>(
    'request-check',
    `SELECT (SELECT count(*)::int FROM requests WHERE student_id = $1 AND status = 'pending') AS pending,
       (SELECT w."startsAt" FROM jsonb_to_recordset($2::jsonb) AS w("startsAt" text, "endsAt" text)
         WHERE EXISTS (SELECT FROM bookings WHERE student_id = $1 AND status IN ('pending', 'confirmed')
           AND tstzrange(starts_at, ends_at) && tstzrange(w."startsAt"::timestamptz, w."endsAt"::timestamptz)) LIMIT 1) AS "busyAt",
       EXISTS (SELECT FROM requests, jsonb_array_elements(${wishedSlots}) AS own WHERE student_id = $1 AND teacher_id = $3
         AND status = 'pending' AND own->>'startsAt' = ANY ($4::text[])) AS "isAsked"`,
    [studentId, JSON.stringify(slots), teacherId, slots.map(({ startsAt }) => startsAt)],
  );
  if (row?.busyAt) throw refuse('you-have-a-lesson-then', { startsAt: row.busyAt });
  if (row?.isAsked) throw refuse('already-requested');
  if ((row?.pending ?? 0) >= mostPending) throw refuse('too-many-pending');
}
