const askEveryMs = 3_000;

/** How often to ask again: a push that was missed must not leave a refund on its way on the screen. */
export function refundPollInterval(payments: readonly { refundPendingCents: number }[]): number | false {
  return payments.some(({ refundPendingCents }) => refundPendingCents > 0) && askEveryMs;
}
