// How a charge is split. Invariant at all times: student paid = teacher's net + platform fee + refunded.
import { platformFeeCents } from '@somo/contracts/rules/booking';

/** Amounts are integer cents. `feeBps`: the platform fee at the time of booking, in basis points (hundredths of a percent). */
export interface Priced {
  amountCents: number;
  refundedCents: number;
  feeBps: number;
}

export interface Shares {
  netCents: number;
  feeCents: number;
  refundedCents: number;
}

/** Returns the shares. The platform fee applies to what the student ends up paying: a refund lowers both sides. */
export function sharesOf({ amountCents, refundedCents, feeBps }: Priced): Shares {
  const kept = amountCents - refundedCents;
  const feeCents = platformFeeCents(kept, feeBps);
  return { netCents: kept - feeCents, feeCents, refundedCents };
}
