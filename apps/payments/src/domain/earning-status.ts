// The two lives of a payment as the one word that a teacher reads (C10).
import type { ChargeStatus, EarningDisplay, EarningStatus, PayoutStatus } from '@somo/contracts/payments';

const whileCaptured: Record<PayoutStatus, EarningStatus> = {
  none: 'pending_payout',
  held: 'pending_payout',
  due: 'pending_payout',
  refused: 'pending_payout',
  sent: 'paid',
  done: 'payout_completed',
};

/** Total: every pair has a word. A charge that is open or never came to money reads 'failed'; the lists leave open ones out. */
export function earningStatusOf(charge: ChargeStatus, payout: PayoutStatus): EarningStatus {
  switch (charge) {
    case 'captured':
    case 'part_refunded':
    case 'disputed':
      return whileCaptured[payout];
    case 'refunded':
      return 'refunded';
    case 'open':
    case 'expired':
    case 'failed':
      return 'failed';
  }
}

/** What a screen shows for a stored word; `completed` is one of old, and an unknown one is no money. */
export function displayOf(status: string): EarningDisplay {
  switch (status) {
    case 'paid':
    case 'payout_completed':
    case 'completed':
      return 'paid';
    case 'pending_payout':
      return 'pending';
    case 'refunded':
      return 'refunded';
    default:
      return 'failed';
  }
}
