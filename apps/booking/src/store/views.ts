import type { BookingState } from '@somo/contracts/events/booking';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { ReportedProblem } from '@somo/contracts/problems';
import { usd } from '@somo/contracts/money';
import { toInstant, type Instant } from '@somo/contracts/time';
import { openUntil, type OfferedSlot } from '../domain/agreed-time.js';
import { freeCancelUntil, isLive, type Booking } from '../domain/booking.js';
import { displayStatus } from '../domain/lesson-status.js';
import type { ReadableNotes } from '../domain/notes.js';
import { stillOpen } from '../domain/rescheduling.js';

const at = (ms: number | null): Instant | null => (ms === null ? null : toInstant(ms));

/** Returns the state that every event about a booking carries. */
export function bookingState(booking: Booking): BookingState {
  return {
    bookingId: booking.id,
    agreementId: booking.agreementId,
    version: booking.version,
    studentId: booking.studentId,
    teacherId: booking.teacherId,
    status: booking.status,
    subject: booking.subject,
    moduleId: booking.moduleId,
    startsAt: toInstant(booking.startsAt),
    endsAt: toInstant(booking.endsAt),
    freeAt: toInstant(booking.freeAt),
    teacherTimeZone: booking.teacherZone,
    priceCents: booking.priceCents,
    payBy: toInstant(booking.payBy),
    cancelledBy: booking.cancelledBy,
    refundDue: booking.refundDue,
    announced: booking.announced,
  };
}

/** What the record of a lesson has besides its booking. */
export interface AroundBooking {
  /** The time its teacher proposes. */
  proposed?: OfferedSlot | null;
  notes?: ReadableNotes;
  myProblem?: ReportedProblem | null;
}

const noNotes: ReadableNotes = { lessonNotes: null, myNotes: null };

/** Returns a booking as its participants see it. */
export function lessonRecord(
  booking: Booking,
  now: number,
  { proposed = null, notes = noNotes, myProblem = null }: AroundBooking = {},
): LessonRecord {
  const proposal = proposed && stillOpen(proposed, booking, now) ? proposed : null;
  return {
    id: booking.id,
    agreementId: booking.agreementId,
    studentId: booking.studentId,
    teacherId: booking.teacherId,
    status: booking.status,
    displayStatus: displayStatus(booking.status, booking.startsAt < now),
    subject: booking.subject,
    moduleId: booking.moduleId,
    moduleName: booking.moduleName,
    notes: notes.lessonNotes?.text ?? bookingNote(booking),
    ...notes,
    myProblem,
    startsAt: toInstant(booking.startsAt),
    endsAt: toInstant(booking.endsAt),
    teacherLocal: { date: booking.teacherDate, startTime: booking.teacherStart, endTime: booking.teacherEnd },
    teacherTimeZone: booking.teacherZone,
    price: usd(booking.priceCents),
    payBy: isLive(booking) && booking.paidAt === null ? toInstant(booking.payBy) : null,
    paidAt: at(booking.paidAt),
    cancelledBy: booking.cancelledBy,
    cancelledAt: at(booking.cancelledAt),
    freeCancelUntil: toInstant(proposal ? openUntil(proposal, booking) : freeCancelUntil(booking)),
    proposal: proposal && { startsAt: proposal.startsAt, endsAt: proposal.endsAt },
    successorId: booking.successorId,
    meetingLink: null,
    createdAt: toInstant(booking.createdAt),
    version: booking.version,
  };
}

/** The note that a booking itself makes. */
const bookingNote = ({ moduleName }: Booking): string => (moduleName === null ? '' : `Module: ${moduleName}`);
