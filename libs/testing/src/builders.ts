import type { BookingState } from '@somo/contracts/events/booking';
import type { HoursState } from '@somo/contracts/events/hours';
import type { PaymentState } from '@somo/contracts/events/payment';
import type { PrivacyState } from '@somo/contracts/events/privacy';
import type { RequestState } from '@somo/contracts/events/request';
import type { TermsState } from '@somo/contracts/events/terms';
import type { LessonRecord } from '@somo/contracts/lessons';
import { usd } from '@somo/contracts/money';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';

const hour = 3_600_000;
const minute = 60_000;

/** Returns a confirmed one-hour booking at 2030-01-14T09:00Z in Accra; `part` overrides any field. */
export function aBookingState(part: Partial<BookingState> = {}): BookingState {
  const bookingId = part.bookingId ?? newId();
  const startsAt = part.startsAt ?? toInstant(Date.parse('2030-01-14T09:00:00Z'));
  const endsAt = part.endsAt ?? toInstant(Date.parse(startsAt) + hour);
  return {
    bookingId,
    agreementId: bookingId,
    version: 1,
    studentId: newId(),
    teacherId: newId(),
    status: 'confirmed',
    subject: 'Mathematics',
    moduleId: null,
    startsAt,
    endsAt,
    freeAt: toInstant(Date.parse(endsAt) + 15 * minute),
    teacherTimeZone: 'Africa/Accra',
    priceCents: 2500,
    payBy: toInstant(Date.parse('2030-01-07T08:30:00Z')),
    cancelledBy: null,
    refundDue: false,
    announced: true,
    ...part,
  };
}

/**
 * Returns the hours of a teacher in Accra who offers an hour every quarter of an hour, with a 15-minute buffer and three lessons a day;
 * `part` overrides any field.
 */
export function someHours(part: Partial<HoursState> = {}): HoursState {
  const quarters = Array.from({ length: 93 }, (_, at) => at * 15);
  const time = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const week = [0, 1, 2, 3, 4, 5, 6];
  return {
    ...{ teacherId: newId(), version: 1, timeZone: 'Africa/Accra', specificDates: [], breakPeriods: [] },
    recurringSlots: week.flatMap((day) => quarters.map((from) => ({ day, startTime: time(from), endTime: time(from + 60) }))),
    ...{ instantBooking: true, autoAccept: false, bufferMinutes: 15, maxDailyLessons: 3, platform: 'somo', meetingLink: null },
    ...part,
  };
}

/** Returns the privacy of a person who shows everything; `part` overrides any field. */
export function aPrivacyState(part: Partial<PrivacyState> = {}): PrivacyState {
  return { userId: newId(), version: 1, showRatings: true, shareAvailability: true, showProfile: true, shareActivity: true, ...part };
}

/** Returns what a listed teacher of mathematics asks $25 for; `part` overrides any field. */
export function someTerms(part: Partial<TermsState> = {}): TermsState {
  const taught = { available: true, hourlyRateCents: 2500, subjects: ['Mathematics'], modules: [] };
  return { teacherId: newId(), version: 1, ...taught, ...part };
}

/** Returns a captured payment of $25; `part` overrides any field. */
export function aRequestState(part: Partial<RequestState> = {}): RequestState {
  return {
    ...{ requestId: newId(), version: 1, studentId: newId(), teacherId: newId(), status: 'pending', subject: 'Mathematics' },
    ...{ startsAt: toInstant(Date.parse('2030-01-14T09:00:00Z')), endsAt: toInstant(Date.parse('2030-01-14T10:00:00Z')) },
    ...{ message: null, reason: null, bookingId: null, ...part },
  };
}

export function aPaymentState(part: Partial<PaymentState> = {}): PaymentState {
  const bookingId = part.bookingId ?? newId();
  return {
    paymentId: newId(),
    agreementId: bookingId,
    bookingId,
    version: 2,
    studentId: newId(),
    teacherId: newId(),
    charge: 'captured',
    amountCents: 2500,
    refundedCents: 0,
    changedAt: toInstant(Date.parse('2030-01-07T08:05:00Z')),
    ...part,
  };
}

/** Returns a paid one-hour lesson at 2030-01-14T09:00Z in Accra; `part` overrides any field. */
export function aLessonRecord(part: Partial<LessonRecord> = {}): LessonRecord {
  const { bookingId, agreementId, priceCents, ...booking } = aBookingState(part.id ? { bookingId: part.id } : {});
  return {
    id: bookingId,
    agreementId,
    studentId: booking.studentId,
    teacherId: booking.teacherId,
    status: 'confirmed',
    displayStatus: 'upcoming',
    subject: booking.subject,
    moduleId: null,
    moduleName: null,
    learner: null,
    notes: '',
    lessonNotes: null,
    myNotes: null,
    myProblem: null,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    freeAt: booking.freeAt,
    teacherLocal: { date: '2030-01-14', startTime: '09:00', endTime: '10:00' },
    teacherTimeZone: booking.teacherTimeZone,
    price: usd(priceCents),
    payBy: null,
    paidAt: toInstant(Date.parse('2030-01-07T08:00:01Z')),
    cancelledBy: null,
    cancelledAt: null,
    cancelReason: null,
    moved: null,
    movedTo: null,
    freeCancelUntil: toInstant(Date.parse('2030-01-13T09:00:00Z')),
    proposal: null,
    declinedProposal: null,
    successorId: null,
    meetingLink: null,
    createdAt: toInstant(Date.parse('2030-01-07T08:00:00Z')),
    version: 1,
    ...part,
  };
}
