/** What the stream between services reports about itself, to detect that it has lost events. */
export interface StreamState {
  /** When the stream was created: a different instant means a different stream, and the events of the first one are gone. */
  createdAt: string;
  lastSeq: number;
  /** Every service has stored everything up to this sequence number in its inbox; 0 while a service has no consumer yet. */
  ackFloor: number;
}
