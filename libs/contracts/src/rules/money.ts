// Money constants that screens show and payments enforces.
import type { PayoutMethodName } from '../payouts.js';
import { reportHours } from './booking.js';

/** How long after a lesson's end its earning is held: until nobody can report a problem anymore, plus an hour. */
export const payoutHoldHours = reportHours + 1;
/** A payout arrives within this many business days. */
export const payoutBusinessDays = 5;
/** A teacher's balance is not paid out until it reaches this amount. */
export const payoutMinimumCents = 1000;
/** What a teacher pays for a payout, in integer cents. Payments deducts nothing, so another number does not compile until it does. */
export const payoutFeeCents = { bank_transfer: 0, mobile_money: 0, paypal: 0 } as const satisfies Record<PayoutMethodName, 0>;
