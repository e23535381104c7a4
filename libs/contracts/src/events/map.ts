import type { BookingState } from './booking.js';
import type { OpeningsState } from './openings.js';
import type { PaymentState } from './payment.js';
import type { UserOnboarded, UserRegistered } from './user.js';

/** THE list of events: name → payload. */
export interface Events {
  'user.registered': UserRegistered;
  'user.onboarded': UserOnboarded;
  'openings.changed': OpeningsState;
  'booking.created': BookingState;
  'booking.confirmed': BookingState;
  'booking.cancelled': BookingState;
  'lesson.completed': BookingState;
  'payment.paid': PaymentState;
  'payment.expired': PaymentState;
  'payment.refunded': PaymentState;
}

export type EventName = keyof Events;
