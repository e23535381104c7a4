// What this side sends right now, and what limits it: the person, their data limit, the other side, and the line.
import { rungs, type Rung } from '@somo/contracts/classroom';
import { rungWithin, timeToPlan } from './budget';
import type { CallState } from './call-state';
import { nextStep, startAt, type Step } from './ladder';
import type { Meter } from './meter';
import { Redundancy } from './redundancy';

interface SendingParts {
  lesson: { startsAtMs: number; endsAtMs: number };
  now: () => number;
  state: () => CallState;
  meter: Meter;
  /** Whether there is a camera or a screen to send. */
  hasPicture: () => boolean;
}

const lowest = (...some: Rung[]): Rung => rungs.find((rung) => some.includes(rung)) ?? 'text';

export class Sending {
  private readonly redundancy = new Redundancy();
  private step: Step = startAt('voice', performance.now());

  constructor(private readonly parts: SendingParts) {}

  get rung(): Rung {
    return this.step.rung;
  }

  get why(): Step['why'] {
    return this.step.why;
  }

  /** Whether this side's voice packets should repeat the one before. */
  get isLossy(): boolean {
    return this.redundancy.isOn;
  }

  /** Starts at a rung, or below where that is too much. */
  start(rung: Rung): void {
    this.step = startAt(lowest(rung, this.limit()), performance.now());
  }

  /** Returns whether the rung has changed with the latest figures of the line. */
  check(isConnected: boolean): boolean {
    const { state, meter } = this.parts;
    const { choice, other } = state();
    const [before, limit, line, now] = [this.step, this.limit(), meter.latest(), performance.now()];
    if (choice !== 'auto')
      this.step = { ...startAt(lowest(choice, limit), now), why: choice === lowest(choice, limit) ? 'start' : 'limit' };
    else if (isConnected && line)
      this.step = nextStep(
        before,
        { ...line, leastRttMs: meter.leastRttMs(), inventedThere: other?.invented ?? null, redundant: this.isLossy },
        limit,
        now,
      );
    else this.step = { ...startAt(lowest(before.rung, limit), now), why: before.why };
    this.redundancy.add(line?.voiceLost ?? null, now);
    return this.step.rung !== before.rung;
  }

  /** Returns the highest rung that the person, their data limit and the other side allow. */
  limit(): Rung {
    const { state, hasPicture } = this.parts;
    return lowest(hasPicture() ? 'hd' : 'voice', this.ownLimit(), state().other?.limit ?? 'hd');
  }

  /** Returns the highest rung at which either side should send, because this person pays for both directions. */
  ownLimit(): Rung {
    const { lesson, now, state, meter } = this.parts;
    const { capBytes, saver } = state();
    const within = capBytes === null ? 'hd' : rungWithin(capBytes, meter.usedBytes(), timeToPlan(lesson, now()));
    return lowest(within, saver ? 'voice' : 'hd');
  }
}
