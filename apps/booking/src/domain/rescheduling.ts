// Rescheduling an agreed lesson: who may do it until when, and what happens to the two bookings.
import { hourMs } from '@somo/calendar/days';
import type { ProposalStatus } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { moveHours } from '@somo/contracts/rules/booking';
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
  /** The slot as the teacher offered it when it was proposed: the offer stands, even if the notice period has begun since. */
  slot: OfferedSlot;
}

export interface Reschedule {
  /** The old booking, which no longer applies. */
  previous: Booking;
  next: Booking;
}

/** Refuses 'lesson-not-movable'. A student can reschedule until a day before; a teacher, who only proposes, until the lesson begins. */
export function checkReschedulable(booking: Booking, by: 'student' | 'teacher', now: number): void {
  const inTime = by === 'student' ? now <= booking.startsAt - moveHours * hourMs : now < booking.startsAt;
  if (booking.status !== 'confirmed' || !inTime) throw refuse('lesson-not-movable');
}

/** Refuses 'same-time'. */
export function checkOtherTime(booking: Booking, startsAt: Instant): void {
  if (fromInstant(startsAt) === booking.startsAt) throw refuse('same-time');
}

/** Returns both bookings. The agreement continues at another time: everything else agreed, and any payment, carries over. */
export function reschedule(booking: Booking, slot: OfferedSlot, id: string, now: number): Reschedule {
  const time = agreedTime(slot, booking.freeAt - booking.endsAt);
  const previous: Booking = { ...booking, version: booking.version + 1, status: 'rescheduled', successorId: id };
  const next: Booking = {
    ...booking,
    ...time,
    id,
    version: previous.version + 1,
    earliestStartsAt: Math.min(booking.earliestStartsAt, time.startsAt),
    createdAt: now,
  };
  return { previous, next };
}

/** Whether a proposal nobody has answered yet can still be. */
export function stillOpen(slot: OfferedSlot, booking: Booking, now: number): boolean {
  return booking.status === 'confirmed' && now < openUntil(slot, booking);
}
