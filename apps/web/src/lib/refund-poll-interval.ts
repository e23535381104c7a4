import { pollEvery } from './data-saver';

/** Returns the polling interval in milliseconds, or false if no refund is pending; polling makes up for a missed push. */
export function refundPollInterval(payments: readonly { refundPendingCents: number }[], everyMs = 3_000): number | false {
  return payments.some(({ refundPendingCents }) => refundPendingCents > 0) && pollEvery(everyMs);
}
