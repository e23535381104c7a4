// Combines a payment's charge and payout status into the one status a teacher sees (C10).
import type { ChargeStatus, EarningDisplay, EarningStatus, PayoutStatus } from '@somo/contracts/payments';

const whileCaptured: Record<PayoutStatus, EarningStatus> = {
  none: 'pending_payout',
  held: 'pending_payout',
  due: 'pending_payout',
  refused: 'pending_payout',
  sent: 'paid',
  done: 'payout_completed',
};

/**
 * Returns the earning status, defined for every pair. Open charges and charges never captured return 'failed'; lists leave out open ones.
 */
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

/** Returns what screens show for a stored status; `completed` is a legacy value, and unknown values count as failed. */
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
