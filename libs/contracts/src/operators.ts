/** What an operator tried to do with input that could not be read. */
export interface OperatorAttempt {
  action: 'hold-payment' | 'release-payment' | 'refund-payment' | 'resolve-problem';
  /** The id of the lesson or problem. */
  thingId: string;
  /** The beginning of the request body, as JSON. */
  asked: string;
}
