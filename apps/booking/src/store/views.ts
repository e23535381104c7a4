import { dayAt } from '@somo/calendar/wall-clock';
import type { BookingState } from '@somo/contracts/events/booking';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { ReportedProblem } from '@somo/contracts/problems';
import { usd } from '@somo/contracts/money';
import { toInstant, type Instant } from '@somo/contracts/time';
import { freeCancelUntil, isLive, type Booking } from '../domain/booking.js';
import { displayStatus } from '../domain/lesson-status.js';
import type { ReadableNotes } from '../domain/notes.js';
import { openSlots, proposalEnds, type Proposal } from '../domain/rescheduling.js';

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
    reason: booking.status === 'cancelled' ? booking.cancelReason : booking.moveReason,
    refundDue: booking.refundDue,
    paid: booking.paidAt !== null,
    announced: booking.announced,
    ...weeklyOf(booking),
  };
}

/** What the record of a lesson has besides its booking. */
interface AroundBooking {
  /** What its teacher proposes. */
  proposed?: Pick<Proposal, 'slots' | 'reason'> | null;
  /** The latest proposal, if the student declined it. */
  declined?: LessonRecord['declinedProposal'];
  /** The start of the booking that replaced it, in epoch milliseconds. */
  movedTo?: number | null;
  notes?: ReadableNotes;
  myProblem?: ReportedProblem | null;
}

const noNotes: ReadableNotes = { lessonNotes: null, myNotes: null };

/** Returns a booking as its participants see it. */
export function lessonRecord(
  booking: Booking,
  now: number,
  { proposed = null, declined = null, movedTo = null, notes = noNotes, myProblem = null }: AroundBooking = {},
): LessonRecord {
  const proposal = proposed && openProposalOf(proposed, booking, now);
  return {
    id: booking.id,
    agreementId: booking.agreementId,
    studentId: booking.studentId,
    teacherId: booking.teacherId,
    status: booking.status,
    displayStatus: displayStatus(booking.status, startsBeforeToday(booking, now)),
    subject: booking.subject,
    moduleId: booking.moduleId,
    moduleName: booking.moduleName,
    learner: booking.learner,
    notes: notes.lessonNotes?.text ?? bookingNote(booking),
    ...notes,
    myProblem,
    startsAt: toInstant(booking.startsAt),
    endsAt: toInstant(booking.endsAt),
    freeAt: toInstant(booking.freeAt),
    teacherLocal: { date: booking.teacherDate, startTime: booking.teacherStart, endTime: booking.teacherEnd },
    teacherTimeZone: booking.teacherZone,
    price: usd(booking.priceCents),
    payBy: isLive(booking) && booking.paidAt === null ? toInstant(booking.payBy) : null,
    paidAt: at(booking.paidAt),
    cancelledBy: booking.cancelledBy,
    cancelledAt: at(booking.cancelledAt),
    cancelReason: booking.cancelReason,
    moved: movedOf(booking),
    movedTo: at(movedTo),
    freeCancelUntil: toInstant(Math.max(freeCancelUntil(booking), proposal ? proposalEnds(proposal.options, booking) : 0)),
    proposal,
    declinedProposal: isLive(booking) ? declined : null,
    successorId: booking.successorId,
    meetingLink: null,
    ...weeklyOf(booking),
    ...(booking.sequence > 0 ? { sequence: booking.sequence } : {}),
    createdAt: toInstant(booking.createdAt),
    version: booking.version,
  };
}

/** Returns which of several lessons it is that were booked together. */
const weeklyOf = ({ seriesId, seriesAt, seriesOf }: Booking): Pick<LessonRecord, 'weekly'> =>
  seriesId === null || seriesAt === null || seriesOf === null ? {} : { weekly: { seriesId, at: seriesAt, of: seriesOf } };

/** Today as the teacher's calendar has it. */
const startsBeforeToday = ({ startsAt, teacherZone }: Booking, now: number): boolean =>
  startsAt < now && dayAt(teacherZone, startsAt) < dayAt(teacherZone, now);

function movedOf({ movedFrom, movedBy, moveReason }: Booking): LessonRecord['moved'] {
  return movedFrom === null ? null : { from: toInstant(movedFrom), by: movedBy, reason: moveReason };
}

function openProposalOf(proposed: Pick<Proposal, 'slots' | 'reason'>, booking: Booking, now: number): LessonRecord['proposal'] {
  const options = openSlots(proposed, booking, now).map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
  const [first] = options;
  return first ? { ...first, options, reason: proposed.reason } : null;
}

/** The note that a booking itself makes. */
const bookingNote = ({ moduleName }: Booking): string => (moduleName === null ? '' : `Module: ${moduleName}`);
