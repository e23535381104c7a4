// The rules of an agreement between a student and a teacher: creating, cancelling and paying a booking.
import { hourMs, minuteMs } from '@somo/calendar/days';
import type { TermsState } from '@somo/contracts/events/terms';
import type { LearnerOfLesson } from '@somo/contracts/learners';
import type { BookingStatus, CancelledBy, WeeklyPlace } from '@somo/contracts/lessons';
import { refuse, type Refusal } from '@somo/contracts/refusals';
import { defaultSubject, freeCancelHours, payByMinutes } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import { agreedTime, type AgreedTime, type OfferedSlot } from './agreed-time.js';

/** Times are epoch milliseconds. */
export interface Booking extends AgreedTime {
  id: string;
  agreementId: string;
  version: number;
  studentId: string;
  teacherId: string;
  status: BookingStatus;
  subject: string;
  moduleId: string | null;
  moduleName: string | null;
  /** The learner it is for, as of when it was booked; null: the student. */
  learner: LearnerOfLesson | null;
  priceCents: number;
  payBy: number;
  paidAt: number | null;
  cancelledBy: CancelledBy | null;
  cancelledAt: number | null;
  cancelReason: string | null;
  refundDue: boolean;
  /** The earliest start this agreement ever had: rescheduling does not extend the right to a refund. */
  earliestStartsAt: number;
  /** The booking that replaced it when it was rescheduled. */
  successorId: string | null;
  /** If it was booked together with others, once a week: which of how many it is. */
  seriesId: string | null;
  seriesAt: number | null;
  seriesOf: number | null;
  /** How often the agreement has been moved or cancelled: calendars tell old from new by it. */
  sequence: number;
  /** If it replaced another booking: when that one was, who moved it, and why. */
  movedFrom: number | null;
  movedBy: 'student' | 'teacher' | 'operator' | null;
  moveReason: string | null;
  /** False while it awaits payment and no one has been notified. */
  announced: boolean;
  createdAt: number;
}

interface LessonChoice {
  studentId: string;
  teacherId: string;
  subject?: string;
  moduleId?: string;
  expectedPriceCents?: number;
  learner: LearnerOfLesson | null;
}

/** What two people agree on besides the time. */
export type LessonDeal = Pick<Booking, 'studentId' | 'teacherId' | 'subject' | 'moduleId' | 'moduleName' | 'learner' | 'priceCents'>;

/** Returns whether the teacher takes no new bookings for now. */
export const isPaused = ({ pause }: TermsState, now: number): boolean => pause !== undefined && now < fromInstant(pause.endsAt);

/** What `agreeOn` refuses. */
export const dealRefusals = [
  ...(['own-lesson', 'rate-not-set', 'teacher-not-available', 'teacher-paused'] as const),
  ...(['subject-not-taught', 'module-not-taught', 'price-changed'] as const),
];

/** Returns what the student chose from the teacher's terms, or the refusal. */
export function agreeOn(choice: LessonChoice, terms: TermsState, now: number): LessonDeal | Refusal {
  const { studentId, teacherId, subject, moduleId, expectedPriceCents, learner } = choice;
  const priceCents = terms.hourlyRateCents;
  if (studentId === teacherId) return refuse('own-lesson');
  if (priceCents === null) return refuse('rate-not-set');
  if (!terms.available) return refuse('teacher-not-available');
  if (isPaused(terms, now)) return refuse('teacher-paused');
  if (subject !== undefined && !terms.subjects.includes(subject)) return refuse('subject-not-taught');
  const chosen = terms.modules.find(({ id, subject: its }) => id === moduleId && (subject === undefined || its === subject));
  if (moduleId !== undefined && !chosen) return refuse('module-not-taught');
  if (expectedPriceCents !== undefined && expectedPriceCents !== priceCents) return refuse('price-changed', { priceCents });
  return {
    studentId,
    teacherId,
    subject: subject ?? chosen?.subject ?? terms.subjects[0] ?? defaultSubject,
    moduleId: chosen?.id ?? null,
    moduleName: chosen?.name ?? null,
    learner,
    priceCents,
  };
}

interface Making {
  id: string;
  now: number;
  /** No one is notified until it is paid. */
  held?: boolean;
  /** 30 minutes from now if not given. */
  payBy?: number;
  series?: WeeklyPlace;
}

export function createBooking(deal: LessonDeal, slot: OfferedSlot, { id, now, held = false, payBy, series }: Making): Booking {
  const time = agreedTime(slot);
  return {
    ...time,
    ...deal,
    id,
    agreementId: id,
    version: 1,
    status: held ? 'pending' : 'confirmed',
    payBy: payBy ?? now + payByMinutes * minuteMs,
    paidAt: null,
    cancelledBy: null,
    cancelledAt: null,
    cancelReason: null,
    refundDue: false,
    earliestStartsAt: time.startsAt,
    successorId: null,
    seriesId: series?.seriesId ?? null,
    seriesAt: series?.at ?? null,
    seriesOf: series?.of ?? null,
    sequence: 0,
    movedFrom: null,
    movedBy: null,
    moveReason: null,
    announced: !held,
    createdAt: now,
  };
}

export const isLive = (booking: Booking): boolean => booking.status === 'pending' || booking.status === 'confirmed';

/** Returns until when the student can cancel for free, in epoch milliseconds. */
export const freeCancelUntil = (booking: Booking): number => booking.earliestStartsAt - freeCancelHours * hourMs;

interface Cancelling {
  by: CancelledBy;
  now: number;
  reason?: string | null;
  /** The teacher has proposed another time and the student has not answered. */
  askedToMove?: boolean;
  /** An operator decides that nothing is refunded. */
  withoutRefund?: boolean;
}

/**
 * Returns the cancelled booking, and whether a refund is due: always in full, if the teacher cancels, or an operator unless they decide otherwise, or if the student
 * cancels in time or while a proposed time is waiting for an answer. Payments carries it out (`onCancelled` in its domain/charge.ts).
 */
export function cancel(booking: Booking, { by, now, reason = null, askedToMove = false, withoutRefund = false }: Cancelling): Booking {
  // No one can join an unpaid lesson: if its payment expires late, the lesson did not take place.
  const tooLate = by !== 'payment' && now >= booking.startsAt;
  if (!isLive(booking) || tooLate) throw refuse('lesson-not-cancellable');
  const refundDue =
    by === 'teacher' || (by === 'operator' && !withoutRefund) || (by === 'student' && (askedToMove || now <= freeCancelUntil(booking)));
  return {
    ...booking,
    version: booking.version + 1,
    sequence: booking.sequence + 1,
    status: 'cancelled',
    cancelledBy: by,
    cancelledAt: now,
    cancelReason: reason,
    refundDue,
  };
}

/** Returns the booking after payment; a booking that was only held becomes confirmed. */
export function pay(booking: Booking, paidAt: number): Booking {
  if (booking.status !== 'pending') return { ...booking, paidAt };
  return { ...booking, paidAt, version: booking.version + 1, status: 'confirmed', announced: true };
}

export function complete(booking: Booking): Booking {
  return { ...booking, version: booking.version + 1, status: 'completed' };
}
