// Which rung to send at. Down at once, up only after ten quiet seconds, and ever later where going up has failed before.
import { rungs, type Rung } from '@somo/contracts/classroom';
import { ladder } from './rungs';

/** What the line did during the last second or two. */
export interface Line {
  rttMs: number | null;
  /** The least of this call: more than that is a queue. */
  leastRttMs: number | null;
  availableKbps: number | null;
  /** The share of our voice that did not arrive. */
  voiceLost: number | null;
  /** Voice packets repeat the one before, which costs as much again. */
  redundant: boolean;
  /** The share of our sound that the other side had to conceal; null if not reported. */
  inventedThere: number | null;
}

export type Why = 'start' | 'slow-line' | 'delay' | 'voice-breaks' | 'room' | 'limit';

export interface Step {
  rung: Rung;
  why: Why;
  sinceMs: number;
  /** Since when the line has been quiet; null while it is not. */
  quietSinceMs: number | null;
  /** How often going up has failed in a row. */
  failedUps: number;
  wentUp: boolean;
}

const quietMs = 10_000;
/** A picture is added to the voice this soon. */
const firstPictureMs = 2_500;
/** What a change does to the delay shows late, and passes: starting a picture asks the line how much it takes. */
const settleMs = 5_000;
const queueMs = 400;
const slowRttMs = 1_200;
const hopelessRttMs = 3_000;
const brokenVoice = 0.12;
const hopelessVoice = 0.35;
const lossyLine = 0.25;
/** Leaves room for what the estimate does not know. */
const usable = 0.8;

const at = (rung: Rung) => rungs.indexOf(rung);
const lower = (a: Rung, b: Rung): Rung => (at(a) < at(b) ? a : b);
const below = (rung: Rung): Rung => rungs[Math.max(0, at(rung) - 1)] ?? 'text';

export const startAt = (rung: Rung, nowMs: number): Step => ({
  rung,
  why: 'start',
  sinceMs: nowMs,
  quietSinceMs: nowMs,
  failedUps: 0,
  wentUp: false,
});

/** Returns the next step; the same object's values where nothing changes. `limit` is the highest rung that is allowed. */
export function nextStep(step: Step, line: Line, limit: Rung, nowMs: number): Step {
  if (at(step.rung) > at(limit)) return down(step, limit, 'limit', nowMs);
  const why = trouble(step, line);
  if (why) {
    const settled = nowMs - step.sinceMs >= settleMs;
    return settled ? fall(step, line, why, nowMs) : { ...step, quietSinceMs: null };
  }
  const quietSinceMs = step.quietSinceMs ?? nowMs;
  const waitMs = step.why === 'start' ? firstPictureMs : quietMs * 2 ** Math.min(step.failedUps + (line.redundant ? 1 : 0), 4);
  const higher = lower(limit, above(step.rung, line));
  if (at(higher) <= at(step.rung) || nowMs - quietSinceMs < waitMs) return { ...step, quietSinceMs, ...forgiven(step, nowMs) };
  return { rung: higher, why: 'room', sinceMs: nowMs, quietSinceMs: nowMs, failedUps: step.failedUps, wentUp: true };
}

/** A rung that has held for a minute proves the line better than it was. */
const forgiven = (step: Step, nowMs: number): Partial<Step> => (nowMs - step.sinceMs > 6 * quietMs ? { failedUps: 0, wentUp: false } : {});

function trouble({ rung }: Step, { rttMs, leastRttMs, availableKbps, voiceLost, inventedThere }: Line): Why | null {
  if (rung === 'text') return rttMs !== null && rttMs > hopelessRttMs / 2 ? 'delay' : null;
  if (rttMs !== null && rttMs > Math.min(slowRttMs, (leastRttMs ?? slowRttMs) + queueMs)) return 'delay';
  if (inventedThere !== null && inventedThere > (rung === 'voice' ? hopelessVoice : brokenVoice)) return 'voice-breaks';
  if (rung === 'voice') return null;
  if (availableKbps !== null && availableKbps < ladder[rung].kbps * usable) return 'slow-line';
  return voiceLost !== null && voiceLost > lossyLine ? 'slow-line' : null;
}

function fall(step: Step, line: Line, why: Why, nowMs: number): Step {
  if (step.rung === 'text') return { ...step, quietSinceMs: null };
  if (step.rung === 'voice') {
    const hopeless = (line.rttMs ?? 0) > hopelessRttMs || (line.inventedThere ?? 0) > hopelessVoice;
    return hopeless ? down(step, 'text', why, nowMs) : { ...step, quietSinceMs: null };
  }
  const fitting = line.availableKbps === null ? below(step.rung) : lower(below(step.rung), fits(line.availableKbps));
  return down(step, at(fitting) < at('voice') ? 'voice' : fitting, why, nowMs);
}

const down = (step: Step, rung: Rung, why: Why, nowMs: number): Step => ({
  rung,
  why,
  sinceMs: nowMs,
  quietSinceMs: why === 'limit' ? nowMs : null,
  failedUps: why !== 'limit' && step.wentUp ? step.failedUps + 1 : step.failedUps,
  wentUp: false,
});

const fits = (availableKbps: number): Rung => rungs.findLast((rung) => ladder[rung].kbps <= availableKbps * usable) ?? 'text';

/** One rung at a time. Without a picture nothing is known of the room above, so the first one is simply tried. */
function above(rung: Rung, { availableKbps }: Line): Rung {
  const next = rungs[at(rung) + 1] ?? rung;
  if (at(rung) <= at('voice') || availableKbps === null) return next;
  return at(fits(availableKbps)) >= at(next) ? next : rung;
}
