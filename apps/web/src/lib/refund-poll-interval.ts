const askEveryMs = 3_000;

/** Returns the polling interval in milliseconds, or false if no refund is pending; polling makes up for a missed push. */
export function refundPollInterval(payments: readonly { refundPendingCents: number }[]): number | false {
  return payments.some(({ refundPendingCents }) => refundPendingCents > 0) && askEveryMs;
}
