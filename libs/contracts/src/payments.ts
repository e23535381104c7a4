import type { Instant } from './time.js';

export type ChargeStatus = 'open' | 'captured' | 'expired' | 'failed' | 'refunded' | 'part_refunded' | 'disputed';

/** The payment of one lesson, as its student sees it. */
export interface LessonPayment {
  charge: ChargeStatus;
  /** @asType integer */
  amountCents: number;
  /** The platform's share, contained in `amountCents`. @asType integer */
  feeCents: number;
  currency: 'USD';
  payBy: Instant;
  paidAt: Instant | null;
  /** @asType integer */
  refundedCents: number;
}
