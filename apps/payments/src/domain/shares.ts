// Whose money a charge is: at every moment student paid = teacher's net + platform's fee + what went back.
import { platformFeeCents } from '@somo/contracts/rules/booking';

/** All in integer cents. `feeBps` is the platform's share when the lesson was booked, in hundredths of a percent. */
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

/** The platform takes its share of what the student really paid in the end: a refund lowers both sides. */
export function sharesOf({ amountCents, refundedCents, feeBps }: Priced): Shares {
  const kept = amountCents - refundedCents;
  const feeCents = platformFeeCents(kept, feeBps);
  return { netCents: kept - feeCents, feeCents, refundedCents };
}
