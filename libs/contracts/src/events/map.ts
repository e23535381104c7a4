import type { BookingState, RescheduledBooking, ProposalState } from './booking.js';
import type { OpeningsState } from './openings.js';
import type { PaymentState } from './payment.js';
import type { PayoutMethodChanged, PayoutState } from './payout.js';
import type { ProblemState } from './problem.js';
import type { UserOnboarded, UserRegistered } from './user.js';

/** THE list of events: name → payload. */
export interface Events {
  /** Somebody has made an account; the address is still to be confirmed. */
  'user.registered': UserRegistered;
  /** Somebody has become a student or a teacher. */
  'user.onboarded': UserOnboarded;
  /** The open times of a teacher are no longer what was told last. */
  'openings.changed': OpeningsState;
  /** An hour is taken. */
  'booking.created': BookingState;
  /** The lesson will take place: from now on its two people are told. */
  'booking.confirmed': BookingState;
  /** The lesson will not take place; its hour is free again. */
  'booking.cancelled': BookingState;
  /** The lesson takes place at another time: the old hour is free again, the new one is taken. */
  'booking.rescheduled': RescheduledBooking;
  /** The teacher asks for another time. */
  'proposal.created': ProposalState;
  /** The student does not want the other time: the lesson stays where it is. */
  'proposal.declined': ProposalState;
  /** The end of a lesson that was paid has passed. */
  'lesson.completed': BookingState;
  /** One side says that something went wrong: the payout waits for an operator. */
  'problem.reported': ProblemState;
  /** An operator has decided what becomes of the money. */
  'problem.resolved': ProblemState;
  /** The provider has the money. */
  'payment.paid': PaymentState;
  /** Nobody paid in time, and nobody can pay any more. */
  'payment.expired': PaymentState;
  /** Money has gone back to the student, all of it or a part. */
  'payment.refunded': PaymentState;
  /** A provider was asked to send a teacher's money. */
  'payout.sent': PayoutState;
  /** The money has arrived. */
  'payout.completed': PayoutState;
  /** The provider could not send it: it waits for another account. */
  'payout.refused': PayoutState;
  /** A teacher's money goes somewhere else from now on. */
  'payout.method-changed': PayoutMethodChanged;
}

export type EventName = keyof Events;
