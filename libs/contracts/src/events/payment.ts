import type { ChargeStatus } from '../payments.js';
import type { Instant } from '../time.js';

/** The small whole of a payment; `version` grows with each change. */
export interface PaymentState {
  paymentId: string;
  agreementId: string;
  bookingId: string;
  version: number;
  studentId: string;
  teacherId: string;
  charge: ChargeStatus;
  amountCents: number;
  refundedCents: number;
  changedAt: Instant;
}
