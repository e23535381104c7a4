// What a refund would leave, by the same rule payments uses to divide what stays paid.
import type { PaymentCase } from '@somo/contracts/payments';
import { platformFeeCents } from '@somo/contracts/rules/booking';

type Refundable = Pick<PaymentCase, 'amountCents' | 'refundedCents' | 'refundPendingCents' | 'feeBps'>;

/** Returns what has been refunded plus what is pending. */
export const refundedCents = ({ refundedCents, refundPendingCents }: Refundable): number => refundedCents + refundPendingCents;

export const refundableCents = (payment: Refundable): number => payment.amountCents - refundedCents(payment);

/** Returns both sides' shares once `cents` more have been refunded. */
export function sharesAfter(payment: Refundable, cents: number): { netCents: number; feeCents: number } {
  const kept = refundableCents(payment) - cents;
  const feeCents = platformFeeCents(kept, payment.feeBps);
  return { netCents: kept - feeCents, feeCents };
}

export const hasMoney = ({ charge }: Pick<PaymentCase, 'charge'>): boolean =>
  charge === 'captured' || charge === 'part_refunded' || charge === 'disputed';

export const isPaidOut = ({ payout }: Pick<PaymentCase, 'payout'>): boolean => payout === 'sent' || payout === 'done';
