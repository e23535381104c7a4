// The constants of money that screens show and payments enforces.
import type { PayoutMethodName } from '../payouts.js';
import { reportHours } from './booking.js';

/** After a lesson's end its share is the teacher's: when nobody can report a problem any more, and an hour. */
export const payoutHoldHours = reportHours + 1;
/** A payout arrives so many business days after it was sent, at the latest. */
export const payoutBusinessDays = 5;
/** A teacher's balance waits until it is this much. */
export const payoutMinimumCents = 1000;
/** What a teacher pays for a payout, integer cents. Payments takes nothing off: another number here does not compile before it does. */
export const payoutFeeCents = { bank_transfer: 0, mobile_money: 0, paypal: 0 } as const satisfies Record<PayoutMethodName, 0>;
