// Rescheduling an agreed lesson: who may do it until when, and what happens to the two bookings.
import { dayMs, hourMs, minuteMs } from '@somo/calendar/days';
import type { ProposalStatus } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { moveHours, requestDays } from '@somo/contracts/rules/booking';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { agreedTime, openUntil, type OfferedSlot } from './agreed-time.js';
import type { Booking } from './booking.js';

/** Another time proposed by one side. */
export interface Proposal {
  id: string;
  bookingId: string;
  version: number;
  by: 'student' | 'teacher';
  status: ProposalStatus;
  /** One to three times with the teacher's terms when they were proposed: the offer is valid even if the notice period has begun since. */
  slots: OfferedSlot[];
  reason: string | null;
}

/** How a lesson is moved. */
export interface Move {
  slot: OfferedSlot;
  by: 'student' | 'teacher' | 'operator';
  reason: string | null;
}

interface Reschedule {
  /** The old booking, which no longer applies. */
  previous: Booking;
  next: Booking;
}

/** Refuses 'lesson-not-movable'. A student can reschedule until a day before; a teacher, who only proposes, and an operator until the lesson begins. */
export function checkReschedulable(booking: Booking, by: 'student' | 'teacher' | 'operator', now: number): void {
  const inTime = by === 'student' ? now <= booking.startsAt - moveHours * hourMs : now < booking.startsAt;
  if (booking.status !== 'confirmed' || !inTime) throw refuse('lesson-not-movable');
}

/** Refuses 'same-time'. */
export function checkOtherTime(booking: Booking, startsAt: Instant): void {
  if (fromInstant(startsAt) === booking.startsAt) throw refuse('same-time');
}

/** Refuses a time that is past or too far ahead to agree on, or that no clock shows. */
export function checkAgreeable(startsAt: Instant, now: number): void {
  if (fromInstant(startsAt) % minuteMs !== 0)
    throw refuse('invalid-input', { errors: { startsAt: ['A lesson starts on a whole minute'] } });
  if (fromInstant(startsAt) <= now) throw refuse('time-passed');
  if (fromInstant(startsAt) > now + requestDays * dayMs) throw refuse('beyond-horizon');
}

/** Returns both bookings. The agreement continues at another time: everything else agreed, and any payment, carries over. */
export function reschedule(booking: Booking, { slot, by, reason }: Move, id: string, now: number): Reschedule {
  const time = agreedTime(slot, booking.freeAt - booking.endsAt);
  const previous: Booking = { ...booking, version: booking.version + 1, status: 'rescheduled', successorId: id };
  const next: Booking = {
    ...booking,
    ...time,
    id,
    version: previous.version + 1,
    sequence: booking.sequence + 1,
    payBy: Math.min(booking.payBy, time.startsAt),
    earliestStartsAt: Math.min(booking.earliestStartsAt, time.startsAt),
    movedFrom: booking.startsAt,
    movedBy: by,
    moveReason: reason,
    createdAt: now,
  };
  return { previous, next };
}

/** Returns the times of an unanswered proposal that can still be accepted. */
export function openSlots({ slots }: Pick<Proposal, 'slots'>, booking: Booking, now: number): OfferedSlot[] {
  return booking.status === 'confirmed' ? slots.filter((slot) => now < openUntil(slot, booking)) : [];
}

/** Returns until when any of a proposal's times can be accepted, in epoch milliseconds. */
export function proposalEnds(slots: readonly Pick<OfferedSlot, 'startsAt'>[], booking: Pick<Booking, 'startsAt'>): number {
  return Math.max(...slots.map((slot) => openUntil(slot, booking)));
}
