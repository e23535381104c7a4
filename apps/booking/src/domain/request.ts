// The rules of a student's request for a lesson: asking, answering, withdrawing and expiring.
import { hourMs, minuteMs } from '@somo/calendar/days';
import { refuse } from '@somo/contracts/refusals';
import type { RequestStatus } from '@somo/contracts/requests';
import { payByMinutes, requestHours, requestPayBeforeHours, requestPayHours } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import type { OfferedSlot } from './agreed-time.js';
import type { LessonDeal } from './booking.js';

/** Times are epoch milliseconds. */
export interface LessonRequest extends LessonDeal {
  id: string;
  version: number;
  status: RequestStatus;
  message: string | null;
  /** The time as it was asked for, by the teacher's clock. */
  slot: OfferedSlot;
  startsAt: number;
  endsAt: number;
  expiresAt: number;
  rejectReason: string | null;
  /** The lesson that came of it. */
  bookingId: string | null;
  createdAt: number;
  updatedAt: number;
}

interface Asking {
  id: string;
  now: number;
  message?: string | null;
}

export function createRequest(deal: LessonDeal, slot: OfferedSlot, { id, now, message = null }: Asking): LessonRequest {
  const startsAt = fromInstant(slot.startsAt);
  return {
    ...deal,
    ...{ id, version: 1, status: 'pending', message },
    ...{ slot, startsAt, endsAt: fromInstant(slot.endsAt) },
    expiresAt: Math.min(now + requestHours * hourMs, startsAt),
    ...{ rejectReason: null, bookingId: null, createdAt: now, updatedAt: now },
  };
}

type Answer =
  { status: 'approved'; bookingId: string } | { status: 'rejected'; rejectReason: string | null } | { status: 'withdrawn' | 'expired' };

/** Returns the answered request; refuses if it is no longer pending, or too old to be answered. */
export function answerRequest(request: LessonRequest, answer: Answer, now: number): LessonRequest {
  const isOver = answer.status === 'expired' ? false : now >= request.expiresAt;
  if (request.status !== 'pending' || isOver) throw refuse('request-not-pending');
  return { ...request, ...answer, version: request.version + 1, updatedAt: now };
}

/** Returns until when the lesson of an accepted request is to be paid, in epoch milliseconds. */
export function payByOf(startsAt: number, now: number): number {
  const usual = Math.min(now + requestPayHours * hourMs, startsAt - requestPayBeforeHours * hourMs);
  return Math.min(Math.max(usual, now + payByMinutes * minuteMs), startsAt);
}
