/** What an operator tried to do in a way that nobody could read. */
export interface OperatorAttempt {
  action: 'hold-payment' | 'release-payment' | 'refund-payment' | 'resolve-problem';
  /** The lesson, or the problem. */
  thingId: string;
  /** The beginning of what was sent, as JSON. */
  asked: string;
}
