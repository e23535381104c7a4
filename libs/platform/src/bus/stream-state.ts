/** What the stream between services says of itself, for whoever must know that it has lost something. */
export interface StreamState {
  /** When the stream was made: another instant means another stream, and what the first one held is gone. */
  createdAt: string;
  lastSeq: number;
  /** Every service has taken everything up to here into its inbox; 0 while one of them was never there. */
  ackFloor: number;
}
