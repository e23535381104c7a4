import type { BookingState, RescheduledBooking, ProposalState } from './booking.js';
import type { BusyClash, BusyState, CalendarFailure } from './busy.js';
import type { ContactBlock, MessagesRead, MessageWaiting } from './contact.js';
import type { FellOutside, HoursState } from './hours.js';
import type { AwaitedOpenings, OpeningsState } from './openings.js';
import type { OperatorRefund, PaymentState } from './payment.js';
import type { PayoutMethodChanged, PayoutState } from './payout.js';
import type { PrivacyState } from './privacy.js';
import type { ProblemState } from './problem.js';
import type { MaterialAdded } from './material.js';
import type { RecordingFacts } from './recording.js';
import type { ReportAnswer } from './report.js';
import type { RequestState, RequestTimesProposed, RequestTimeTaken } from './request.js';
import type { ReviewState } from './review.js';
import type { TeachingState } from './teaching.js';
import type { TermsState } from './terms.js';
import type {
  BrowserAdded,
  ConfirmationRequested,
  EmailConfirmation,
  EmailChanged,
  ExportReady,
  PasswordChanged,
  PasswordResetRequested,
  GoogleLinked,
  PasskeyChanged,
  RolesChanged,
  TwoStepChanged,
  UserClosing,
  UserClosingWaits,
  UserErased,
  UserOnboarded,
  UserRegistered,
  UserRestriction,
  UserStanding,
  UserWarned,
} from './user.js';
import type { VerificationDecision, VerificationExpiry } from './verification.js';

/** All events: name → payload. */
export interface Events {
  /** A user has registered; the email address is not confirmed yet. */
  'user.registered': UserRegistered;
  /** A user has completed onboarding as a student or a teacher. */
  'user.onboarded': UserOnboarded;
  /** Somebody has asked for a link to reset a password. */
  'user.password-reset-requested': PasswordResetRequested;
  /** A user has changed or reset the password. */
  'user.password-changed': PasswordChanged;
  /** A user has signed in from an unknown browser. */
  'user.browser-added': BrowserAdded;
  /** A user wants the link that confirms the email address again. */
  'user.confirmation-requested': ConfirmationRequested;
  /** A user has confirmed the email address, or has a new one that is not confirmed yet. */
  'user.confirmation-changed': EmailConfirmation;
  /** A user's passkeys changed, or one of them was refused. */
  'user.passkey-changed': PasskeyChanged;
  /** Two-step sign-in was turned on or off for a user. */
  'user.two-step-changed': TwoStepChanged;
  /** An operator was appointed, has other roles, or is an operator no longer. */
  'user.roles-changed': RolesChanged;
  /** A user has signed in with Google for the first time, in an account that was there before. */
  'user.google-linked': GoogleLinked;
  /** A copy of a user's own data is ready to download. */
  'user.export-ready': ExportReady;
  /** An operator has changed a user's email address. */
  'user.email-changed': EmailChanged;
  /** An operator has suspended a user: no sign-in, no lessons, no payouts. */
  'user.suspended': UserStanding;
  /** An operator has lifted a suspension. */
  'user.restored': UserStanding;
  /** A user, or an operator for them, closes their account: it is out of use from now on, and erased later. */
  'user.closing': UserClosing;
  /** The money that is owed to a user who has closed their account waits for another payout method. */
  'user.closing-waits': UserClosingWaits;
  /** A user, or an operator for them, has kept an account that was being closed. */
  'user.kept': UserClosing;
  /** Every service has erased what it had of a user. */
  'user.erased': UserErased;
  /** An operator has warned a user. */
  'user.warned': UserWarned;
  /** An operator has restricted a user: neither of two people begins with the other if one of them is restricted. */
  'user.restricted': UserRestriction;
  /** An operator has lifted a restriction. */
  'user.unrestricted': UserRestriction;
  /** A teacher's open slots have changed since the last such event. */
  'openings.changed': OpeningsState;
  /** A teacher has open times for which students wait. */
  'openings.awaited': AwaitedOpenings;
  /** A teacher's hours, breaks or teaching settings have changed. */
  'hours.changed': HoursState;
  /** A booked lesson lies within a break that its teacher saved; it still takes place. */
  'lesson.fell-outside': FellOutside;
  /** The times have changed at which a teacher is busy in calendars elsewhere. */
  'busy.changed': BusyState;
  /** A teacher is busy elsewhere during a booked lesson; it still takes place. */
  'busy.clashed': BusyClash;
  /** A teacher's calendar elsewhere could not be read for a day. */
  'busy.calendar-failed': CalendarFailure;
  /** What a teacher teaches, and at which price, has changed. */
  'terms.changed': TermsState;
  /** A teacher has taught another lesson, or has answered another request. */
  'teaching.changed': TeachingState;
  /** A person has changed what others may see of them. */
  'privacy.changed': PrivacyState;
  /** A person has blocked another one: no messages, no new requests and no new bookings either way. */
  'contact.blocked': ContactBlock;
  /** A person no longer blocks another one. */
  'contact.unblocked': ContactBlock;
  /** A message waits for its reader, who had read all before, or was told of none. */
  'contact.message-waiting': MessageWaiting;
  /** A person has read messages of which `contact.message-waiting` told. */
  'contact.messages-read': MessagesRead;
  /** A lesson is booked and its hour is sold. */
  'booking.created': BookingState;
  /** The lesson will take place; from now on both sides are notified. */
  'booking.confirmed': BookingState;
  /** The lesson will not take place; its hour is open again. */
  'booking.cancelled': BookingState;
  /** The lesson was moved; the old hour is open again and the new one is sold. */
  'booking.rescheduled': RescheduledBooking;
  /** A student has asked for a lesson. */
  'request.created': RequestState;
  /** The teacher has accepted the request, or its student a time that the teacher proposed; the booking was made in the same commit. */
  'request.accepted': RequestState;
  /** The teacher proposes other times in answer to the request. */
  'request.times-proposed': RequestTimesProposed;
  /** The teacher has rejected the request, or accepted another one for all of its times. */
  'request.rejected': RequestState;
  /** The student has withdrawn the request. */
  'request.withdrawn': RequestState;
  /** Nobody has answered the request in time. */
  'request.expired': RequestState;
  /** The teacher has accepted another request for one of its times; it stays pending for the others. */
  'request.time-taken': RequestTimeTaken;
  /** The teacher has proposed another time. */
  'proposal.created': ProposalState;
  /** The student has declined the proposed time; the lesson stays where it is. */
  'proposal.declined': ProposalState;
  /** The teacher no longer proposes another time; the lesson stays where it is. */
  'proposal.withdrawn': ProposalState;
  /** A paid lesson has ended. */
  'lesson.completed': BookingState;
  /** One side has reported a problem; the teacher's share is held until an operator decides. */
  'problem.reported': ProblemState;
  /** An operator has decided who gets the money. */
  'problem.resolved': ProblemState;
  /** One of the two people of a lesson has added a file for the other, who is not in the classroom. */
  'material.added': MaterialAdded;
  /** Both people have agreed that their lesson is recorded. */
  'recording.started': RecordingFacts;
  /** One of them has ended the recording, or their connection was lost. */
  'recording.ended': RecordingFacts;
  /** What was recorded can be played; again if more of it arrived. */
  'recording.ready': RecordingFacts;
  /** One of the two has deleted a recording, or its time was over. */
  'recording.deleted': RecordingFacts;
  /** An operator has answered what a person reported about another one. */
  'report.answered': ReportAnswer;
  /** A student has reviewed a lesson. */
  'review.posted': ReviewState;
  /** The teacher has answered a review. */
  'review.replied': ReviewState;
  /** An operator hides a review; its student and its teacher may read why. */
  'review.hidden': ReviewState;
  /** An operator shows a hidden review again. */
  'review.restored': ReviewState;
  /** An operator has checked a teacher's document. */
  'verification.decided': VerificationDecision;
  /** What an operator has checked is about to count no longer. */
  'verification.expiring': VerificationExpiry;
  /** The provider has captured the payment. */
  'payment.paid': PaymentState;
  /** The payment deadline has passed; the lesson can no longer be paid. */
  'payment.expired': PaymentState;
  /** The student was refunded, in full or in part. */
  'payment.refunded': PaymentState;
  /** An operator refunds the student; the teacher's share is lower. */
  'payment.share-lowered': OperatorRefund;
  /** A payout was submitted to the provider. */
  'payout.sent': PayoutState;
  /** The payout has arrived. */
  'payout.completed': PayoutState;
  /** The provider rejected the payout; it waits for another account. */
  'payout.refused': PayoutState;
  /** A teacher has changed the payout method. */
  'payout.method-changed': PayoutMethodChanged;
}

export type EventName = keyof Events;
