import type { RequestState } from '@somo/contracts/events/request';
import { usd } from '@somo/contracts/money';
import type { RequestRecord, WishedTime } from '@somo/contracts/requests';
import { toInstant } from '@somo/contracts/time';
import type { LessonRequest } from '../domain/request.js';

/** Returns the state that every event about a request carries. */
export function requestState(request: LessonRequest): RequestState {
  const { id, version, studentId, teacherId, status, subject, message, rejectReason, timeTaken, bookingId } = request;
  const times = { startsAt: toInstant(request.startsAt), endsAt: toInstant(request.endsAt), expiresAt: toInstant(request.expiresAt) };
  const wishes = request.slots.map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
  const several = wishes.length > 1 ? { wishes } : {};
  const taken = timeTaken ? { timeTaken } : {};
  return {
    requestId: id,
    version,
    studentId,
    teacherId,
    status,
    subject,
    ...times,
    message,
    reason: rejectReason,
    bookingId,
    ...several,
    ...taken,
  };
}

export type WishFacts = Pick<WishedTime, 'conflicts' | 'turnsDown'>;

const nothing: WishFacts = { conflicts: [], turnsDown: 0 };

/** Returns a request as its two people see it. `facts`: what its teacher may know of each wish. */
export function requestRecord(request: LessonRequest, facts: readonly WishFacts[] = []): RequestRecord {
  const { id, studentId, teacherId, status, subject, moduleId, moduleName, learner, message, slot, rejectReason, timeTaken } = request;
  const wishes = request.slots.map(({ startsAt, endsAt, teacherLocal }, at) => ({
    startsAt,
    endsAt,
    teacherLocal,
    ...(facts[at] ?? nothing),
  }));
  return {
    ...{ id, studentId, teacherId, status, subject, moduleId, moduleName, learner, message },
    wishes,
    proposals: request.proposals.map(({ startsAt, endsAt, teacherLocal }) => ({ startsAt, endsAt, teacherLocal })),
    startsAt: toInstant(request.startsAt),
    endsAt: toInstant(request.endsAt),
    teacherLocal: slot.teacherLocal,
    teacherTimeZone: slot.teacherTimeZone,
    price: usd(request.priceCents),
    expiresAt: toInstant(request.expiresAt),
    rejectReason,
    timeTaken,
    lessonId: request.bookingId,
    conflicts: wishes[0]!.conflicts,
    createdAt: toInstant(request.createdAt),
    updatedAt: toInstant(request.updatedAt),
  };
}
