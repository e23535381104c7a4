// How what was paid is shared out: paid = net + fee + what went back + what is on its way back. Integer cents.
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

/** The fee as a share of what stays paid, with one decimal where it has one; null where nothing stays. */
export function feePercent({ netCents, feeCents }: Pick<Shares, 'netCents' | 'feeCents'>): number | null {
  const kept = netCents + feeCents;
  return kept === 0 ? null : Math.round((feeCents * 1000) / kept) / 10;
}
