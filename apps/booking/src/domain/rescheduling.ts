// Moving an agreed lesson to another hour: who may until when, and what becomes of the two bookings.
import { hourMs } from '@somo/calendar/days';
import type { ProposalStatus } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { moveHours } from '@somo/contracts/rules/booking';
import { fromInstant, type Instant } from '@somo/contracts/time';
import type { Booking, OfferedSlot } from './booking.js';

/** Another time one side asks for. */
export interface Proposal {
  id: string;
  bookingId: string;
  version: number;
  by: 'student' | 'teacher';
  status: ProposalStatus;
  /** The hour as the teacher offered it when it was proposed: their word for it stands, whatever the notice is by now. */
  slot: OfferedSlot;
}

export interface Reschedule {
  /** The booking as it was, which no longer stands. */
  previous: Booking;
  next: Booking;
}

/** Refuses 'lesson-not-movable'. A student moves until a day before; a teacher, who only asks, until the lesson begins. */
export function checkReschedulable(booking: Booking, by: 'student' | 'teacher', now: number): void {
  const inTime = by === 'student' ? now <= booking.startsAt - moveHours * hourMs : now < booking.startsAt;
  if (booking.status !== 'confirmed' || !inTime) throw refuse('lesson-not-movable');
}

/** Refuses 'same-time'. */
export function checkOtherTime(booking: Booking, startsAt: Instant): void {
  if (fromInstant(startsAt) === booking.startsAt) throw refuse('same-time');
}

/** The same agreement at another hour: what was agreed beside the time, and what was paid, goes along. */
export function reschedule(booking: Booking, slot: OfferedSlot, id: string, now: number): Reschedule {
  const startsAt = fromInstant(slot.startsAt);
  const endsAt = fromInstant(slot.endsAt);
  const previous: Booking = { ...booking, version: booking.version + 1, status: 'rescheduled', successorId: id };
  const next: Booking = {
    ...booking,
    id,
    version: previous.version + 1,
    startsAt,
    endsAt,
    freeAt: endsAt + booking.freeAt - booking.endsAt,
    teacherZone: slot.teacherTimeZone,
    teacherDate: slot.teacherLocal.date,
    teacherStart: slot.teacherLocal.startTime,
    teacherEnd: slot.teacherLocal.endTime,
    earliestStartsAt: Math.min(booking.earliestStartsAt, startsAt),
    createdAt: now,
  };
  return { previous, next };
}

/** A proposal can be accepted until either hour begins. Epoch milliseconds. */
export function openUntil(slot: OfferedSlot, booking: Booking): number {
  return Math.min(booking.startsAt, fromInstant(slot.startsAt));
}

/** Whether a proposal nobody has answered yet can still be. */
export function stillOpen(slot: OfferedSlot, booking: Booking, now: number): boolean {
  return booking.status === 'confirmed' && now < openUntil(slot, booking);
}
