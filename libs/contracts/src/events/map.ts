import type { BookingState } from './booking.js';
import type { OpeningsState } from './openings.js';
import type { PaymentState } from './payment.js';
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
  /** The end of a lesson has passed. */
  'lesson.completed': BookingState;
  /** The provider has the money. */
  'payment.paid': PaymentState;
  /** Nobody paid in time, and nobody can pay any more. */
  'payment.expired': PaymentState;
  /** Money has gone back to the student, all of it or a part. */
  'payment.refunded': PaymentState;
}

export type EventName = keyof Events;
