import type { ChargeStatus } from '../payments.js';
import type { Instant } from '../time.js';

/** The small whole of a payment; `version` grows with each change. */
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
  /** With 'payment.refunded': what has gone back since the last one. Events of before do not have it. @asType integer */
  refundedNowCents?: number;
  changedAt: Instant;
}
