// Money constants that screens show and payments enforces.
import type { PayoutMethodName } from '../payouts.js';
import { reportHours } from './booking.js';

/** How long after a lesson's end its earning is held: until no one can report a problem anymore, plus an hour. */
export const payoutHoldHours = reportHours + 1;
/** The same in days, for texts. */
export const payoutHoldDays = Math.round(payoutHoldHours / 24);
/** A payout arrives at most this many business days after it is sent. */
export const payoutBusinessDays = 5;
/** The fewest business days a payout takes, for texts. */
export const payoutBusinessDaysMin = 3;
/** A teacher's balance waits until it is this much. */
export const payoutMinimumCents = 1000;
/** What a teacher pays for a payout, in integer cents. Payments deducts nothing, so another number does not compile until it does. */
export const payoutFeeCents = { bank_transfer: 0, mobile_money: 0, paypal: 0 } as const satisfies Record<PayoutMethodName, 0>;
