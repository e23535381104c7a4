import type { PayoutLifecycle, PayoutMethodName } from '../payouts.js';
import type { Instant } from '../time.js';

/** The public state of a payout, without account details. */
export interface PayoutState {
  payoutId: string;
  teacherId: string;
  /** @asType integer */
  version: number;
  status: PayoutLifecycle;
  method: PayoutMethodName;
  /** @asType integer */
  amountCents: number;
  /** `YYYY-MM-DD`; null until it is sent. */
  payoutDate: string | null;
  reason: string | null;
  changedAt: Instant;
}

/** The new payout method of a teacher. */
export interface PayoutMethodChanged {
  teacherId: string;
  /** @asType integer */
  version: number;
  method: PayoutMethodName;
  changedAt: Instant;
}
