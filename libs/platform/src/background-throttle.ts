import { setTimeout as sleep } from 'node:timers/promises';

const maxConcurrentWhenIdle = 8;
const slotMs = 250;

/** While others need the processor: for each of them, up to so many, as long as a piece took comes none, at most so long in all. */
export interface ThrottleLimits {
  restFactor: number;
  maxRestMs: number;
  /** After so long it is looked whether it is still crowded. */
  pollMs: number;
}

/** The more wait, the less of one process is left to the background: half of it for one, a seventh for a crowd. */
const defaultLimits: ThrottleLimits = { restFactor: 6, maxRestMs: 150, pollMs: 5 };

/** Shares the processor between people and what happens behind them: several pieces at once, and while it is crowded piece by piece with rests between. */
export class BackgroundThrottle {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    /** How many others need the processor now. */
    private readonly foregroundLoad: () => number = () => 0,
    private readonly rest = defaultLimits,
  ) {}

  isForegroundBusy(): boolean {
    return this.foregroundLoad() > 0;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.maxConcurrent()) await new Promise<void>((start) => this.waiting.push(start));
    else this.running++;
    const from = performance.now();
    const done = work();
    // What takes long waits for somebody else, a mail server perhaps: its place is given on.
    await Promise.race([done, sleep(slotMs, undefined, { ref: false })]).catch(() => undefined);
    void this.release(performance.now() - from);
    return done;
  }

  /** Gives this place to the next in line, and more places while it is not crowded. */
  private async release(tookMs: number): Promise<void> {
    const { restFactor, maxRestMs, pollMs } = this.rest;
    const rested = performance.now() + Math.min(Math.min(this.foregroundLoad(), restFactor) * tookMs, maxRestMs);
    while (this.isForegroundBusy() && performance.now() < rested) await sleep(pollMs);
    this.running--;
    while (this.waiting.length > 0 && this.running < this.maxConcurrent()) {
      this.running++;
      this.waiting.shift()?.();
    }
  }

  private maxConcurrent(): number {
    return this.isForegroundBusy() ? 1 : maxConcurrentWhenIdle;
  }
}
