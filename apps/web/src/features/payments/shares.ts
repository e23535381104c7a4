// How a payment is divided: paid = net + fee + refunded + refund pending. Integer cents.
import type { LessonPayment } from '@somo/contracts/payments';

export interface Shares {
  paidCents: number;
  netCents: number;
  feeCents: number;
  refundedCents: number;
  refundPendingCents: number;
}

export function sharesOf({ amountCents, netCents, feeCents, refundedCents, refundPendingCents }: LessonPayment): Shares {
  return { paidCents: amountCents, netCents, feeCents, refundedCents, refundPendingCents };
}

/** Returns the fee in percent of what stays paid, rounded to one decimal; null if nothing stays paid. */
export function feePercent({ netCents, feeCents }: Pick<Shares, 'netCents' | 'feeCents'>): number | null {
  const kept = netCents + feeCents;
  return kept === 0 ? null : Math.round((feeCents * 1000) / kept) / 10;
}
