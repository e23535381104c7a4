// The payment terms of an agreement, whether they come from an event or from asking booking.
import type { BookingState } from '@somo/contracts/events/booking';
import type { LessonRecord, WeeklyPlace } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';

export interface AgreedLesson {
  agreementId: string;
  bookingId: string;
  version: number;
  studentId: string;
  teacherId: string;
  priceCents: number;
  subject: string;
  endsAtMs: number;
  payByMs: number;
  cancelled: boolean;
  refundDue: boolean;
  /** If it was booked together with others: which of how many it is. */
  weekly: WeeklyPlace | null;
}

export function fromEvent(booking: BookingState): AgreedLesson {
  const { agreementId, bookingId, version, studentId, teacherId, priceCents, subject, refundDue, weekly = null } = booking;
  const cancelled = booking.status === 'cancelled';
  const times = { payByMs: fromInstant(booking.payBy), endsAtMs: fromInstant(booking.endsAt) };
  return { agreementId, bookingId, version, studentId, teacherId, priceCents, subject, refundDue, cancelled, weekly, ...times };
}

/** Returns the payment terms, or undefined for a lesson that is not awaiting payment. */
export function fromLesson(lesson: LessonRecord): AgreedLesson | undefined {
  const { id: bookingId, agreementId, version, studentId, teacherId, subject, price, payBy, status, weekly = null } = lesson;
  if (payBy === null || (status !== 'confirmed' && status !== 'pending')) return undefined;
  const money = { priceCents: price.amountCents, payByMs: fromInstant(payBy), endsAtMs: fromInstant(lesson.endsAt) };
  return { agreementId, bookingId, version, studentId, teacherId, subject, ...money, weekly, cancelled: false, refundDue: false };
}
