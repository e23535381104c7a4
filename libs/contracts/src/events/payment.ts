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
}
