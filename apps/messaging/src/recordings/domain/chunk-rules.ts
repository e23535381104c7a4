// Which parts of a recording are kept: only what was recorded while both people agreed.
import { refuse } from '@somo/contracts/refusals';
import { chunkBytesMax, chunkMsMax, chunksMax } from '@somo/contracts/rules/recordings';

/** A recording as far as its parts are concerned, in epoch milliseconds. */
export interface Accepting {
  state: string;
  isComplete: boolean;
  beganAt: number | null;
  endedAt: number | null;
  /** Of a recording that runs: when both people were last known to be in the classroom. */
  bothSeenAt: number | null;
}

interface Interval {
  fromMs: number;
  toMs: number;
}

/** A part can arrive sooner than the message that the recording had begun. */
const aheadMs = 2_000;
/** As long as a page that stopped reporting counts as being in the classroom. */
export const unseenMs = 45_000;

/** Refuses a part that is too large or too long to be one. */
export function checkForm({ seq, bytes, fromMs, toMs }: Interval & { seq: number; bytes: number }): void {
  if (bytes > chunkBytesMax) throw refuse('recording-part-too-large');
  if (seq >= chunksMax) throw refuse('recording-full');
  if (bytes < 1 || toMs <= fromMs || toMs - fromMs > chunkMsMax) throw refuse('recording-out-of-order');
}

/**
 * Refuses a part that was not recorded between the consent of both and its end. Where it lies in time is reckoned from the moment at which
 * the server heard that the recording had begun: never earlier than it was.
 */
export function checkConsent({ state, isComplete, beganAt, endedAt, bothSeenAt }: Accepting, { toMs }: Interval, now: number): void {
  if (state === 'deleted') throw refuse('recording-deleted');
  if (state === 'asked' || state === 'refused' || beganAt === null) throw refuse('recording-without-consent');
  if (isComplete) throw refuse('recording-complete');
  const to = beganAt + toMs;
  const until = endedAt ?? Math.min(now + aheadMs, (bothSeenAt ?? -Infinity) + unseenMs);
  if (to > until) throw refuse('recording-without-consent');
}

/** Refuses a part that overlaps those that were recorded before and after it. */
export function checkOrder(
  { fromMs, toMs }: Interval,
  { before, after }: { before?: Interval | undefined; after?: Interval | undefined },
): void {
  if ((before && before.toMs > fromMs) || (after && after.fromMs < toMs)) throw refuse('recording-out-of-order');
}
