// The rules of a student's request for a lesson: asking, answering, withdrawing and expiring.
import { hourMs, minuteMs } from '@somo/calendar/days';
import { refuse } from '@somo/contracts/refusals';
import type { RequestStatus } from '@somo/contracts/requests';
import { payByMinutes, requestHours, requestPayBeforeHours, requestPayHours } from '@somo/contracts/rules/booking';
import { fromInstant, type Instant } from '@somo/contracts/time';
import type { OfferedSlot } from './agreed-time.js';
import type { LessonDeal } from './booking.js';

/** Times are epoch milliseconds. */
export interface LessonRequest extends LessonDeal {
  id: string;
  version: number;
  status: RequestStatus;
  message: string | null;
  /** The times as they were asked for, by the teacher's clock, the preferred one first. */
  slots: OfferedSlot[];
  /** The other times that the teacher proposes. */
  proposals: OfferedSlot[];
  /** The first wish or, once it is approved, the time of the lesson. */
  slot: OfferedSlot;
  startsAt: number;
  endsAt: number;
  expiresAt: number;
  rejectReason: string | null;
  /** Rejected because the teacher has accepted another request for this time. */
  timeTaken: boolean;
  /** When its teacher first answered it or proposed other times; null if a setting answered it. */
  answeredAt: number | null;
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

/** `slots`: the times asked for, the preferred one first. */
export function createRequest(deal: LessonDeal, slots: OfferedSlot[], { id, now, message = null }: Asking): LessonRequest {
  return {
    ...deal,
    ...{ id, version: 1, status: 'pending', message },
    ...{ slots, proposals: [], ...timeAt(slots[0]!) },
    expiresAt: expiryOf(slots, now),
    ...{ rejectReason: null, timeTaken: false, answeredAt: null, bookingId: null, createdAt: now, updatedAt: now },
  };
}

const timeAt = (slot: OfferedSlot) => ({ slot, startsAt: fromInstant(slot.startsAt), endsAt: fromInstant(slot.endsAt) });

/** Two days are left to answer, or until the last of the times. */
const expiryOf = (slots: readonly OfferedSlot[], now: number): number =>
  Math.min(now + requestHours * hourMs, Math.max(...slots.map(({ startsAt }) => fromInstant(startsAt))));

type Answer =
  | { status: 'approved'; bookingId: string; slot: OfferedSlot }
  | { status: 'rejected'; rejectReason: string | null; timeTaken?: true }
  | { status: 'withdrawn' | 'expired' };

/** Returns the answered request; refuses if it is no longer pending, or too old to be answered. */
export function answerRequest(request: LessonRequest, answer: Answer, now: number): LessonRequest {
  if (answer.status !== 'expired' || request.status !== 'pending') checkPending(request, now);
  const time = answer.status === 'approved' ? timeAt(answer.slot) : {};
  return { ...request, ...answer, ...time, version: request.version + 1, updatedAt: now };
}

/** Returns the request as one that its teacher has answered. */
export const answeredByTeacher = (request: LessonRequest, now: number): LessonRequest => ({
  ...request,
  answeredAt: request.answeredAt ?? now,
});

/** Refuses 'request-not-pending' if the request is answered, or too old to be. */
export function checkPending({ status, expiresAt }: LessonRequest, now: number): void {
  if (status !== 'pending' || now >= expiresAt) throw refuse('request-not-pending');
}

/** Returns the request with other times that its teacher proposes: the student has as long to answer as the teacher had. */
export function proposeForRequest(request: LessonRequest, proposals: OfferedSlot[], now: number): LessonRequest {
  checkPending(request, now);
  const expiresAt = Math.max(request.expiresAt, expiryOf([...request.slots, ...proposals], now));
  return { ...request, proposals, expiresAt, version: request.version + 1, updatedAt: now };
}

/** Returns the wish that the teacher accepts: the chosen one, or the first that is still ahead. Refuses 'time-not-requested', 'time-passed'. */
export function acceptedWish({ slots }: LessonRequest, chosen: Instant | undefined, now: number): OfferedSlot {
  const wish = chosen === undefined ? slots.find((slot) => isAhead(slot, now)) : slots.find((slot) => isAt(slot, chosen));
  if (!wish && chosen !== undefined) throw refuse('time-not-requested');
  if (!wish || !isAhead(wish, now)) throw refuse('time-passed');
  return wish;
}

/** Returns the proposed time that the student accepts. Refuses 'proposal-not-open', 'proposal-choice-needed'. */
export function acceptedProposal({ proposals }: LessonRequest, chosen: Instant | undefined, now: number): OfferedSlot {
  const open = proposals.filter((slot) => isAhead(slot, now));
  if (chosen === undefined && open.length > 1) throw refuse('proposal-choice-needed');
  const slot = open.find((each) => chosen === undefined || isAt(each, chosen));
  if (!slot) throw refuse('proposal-not-open');
  return slot;
}

/** Returns the times at which the request can still become a lesson. */
export const openTimesOf = ({ slots, proposals }: LessonRequest, now: number): OfferedSlot[] =>
  [...slots, ...proposals].filter((slot) => isAhead(slot, now));

const isAhead = ({ startsAt }: OfferedSlot, now: number): boolean => fromInstant(startsAt) > now;
const isAt = ({ startsAt }: OfferedSlot, at: Instant): boolean => fromInstant(startsAt) === fromInstant(at);

/** Returns until when the lesson of an accepted request is to be paid, in epoch milliseconds. */
export function payByOf(startsAt: number, now: number): number {
  const usual = Math.min(now + requestPayHours * hourMs, startsAt - requestPayBeforeHours * hourMs);
  return Math.min(Math.max(usual, now + payByMinutes * minuteMs), startsAt);
}
