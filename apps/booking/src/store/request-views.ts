import type { RequestState } from '@somo/contracts/events/request';
import { usd } from '@somo/contracts/money';
import type { RequestConflict, RequestRecord } from '@somo/contracts/requests';
import { toInstant } from '@somo/contracts/time';
import type { LessonRequest } from '../domain/request.js';

/** Returns the state that every event about a request carries. */
export function requestState(request: LessonRequest): RequestState {
  const { id, version, studentId, teacherId, status, subject, message, rejectReason, bookingId } = request;
  const times = { startsAt: toInstant(request.startsAt), endsAt: toInstant(request.endsAt), expiresAt: toInstant(request.expiresAt) };
  return { requestId: id, version, studentId, teacherId, status, subject, ...times, message, reason: rejectReason, bookingId };
}

/** Returns a request as its two people see it. */
export function requestRecord(request: LessonRequest, conflicts: RequestConflict[] = []): RequestRecord {
  const { id, studentId, teacherId, status, subject, moduleId, moduleName, message, slot, rejectReason } = request;
  return {
    ...{ id, studentId, teacherId, status, subject, moduleId, moduleName, message },
    startsAt: toInstant(request.startsAt),
    endsAt: toInstant(request.endsAt),
    teacherLocal: slot.teacherLocal,
    teacherTimeZone: slot.teacherTimeZone,
    price: usd(request.priceCents),
    expiresAt: toInstant(request.expiresAt),
    rejectReason,
    lessonId: request.bookingId,
    conflicts,
    createdAt: toInstant(request.createdAt),
    updatedAt: toInstant(request.updatedAt),
  };
}
