import type { WeeklyPlace } from '../lessons.js';
import type { ChargeStatus } from '../payments.js';
import type { Instant } from '../time.js';

/** The public state of a payment; `version` grows with each change. */
export interface PaymentState {
  paymentId: string;
  agreementId: string;
  bookingId: string;
  /** @asType integer */
  version: number;
  studentId: string;
  teacherId: string;
  charge: ChargeStatus;
  /** @asType integer */
  amountCents: number;
  /** @asType integer */
  refundedCents: number;
  /** With 'payment.refunded': the amount refunded since the last such event. Missing in older events. @asType integer */
  refundedNowCents?: number;
  changedAt: Instant;
  /** Of lessons that were booked together: which of how many it pays for. Absent in older events. */
  weekly?: WeeklyPlace;
}

/** A refund that an operator decided on: from then on the teacher's share is lower, also while the refund is still on its way. */
export interface OperatorRefund {
  agreementId: string;
  bookingId: string;
  studentId: string;
  teacherId: string;
  /** The amount of this refund. @asType integer */
  refundCents: number;
  /** All refunds so far, this one included. @asType integer */
  refundedCents: number;
  /** What is left to the teacher. @asType integer */
  netCents: number;
}
