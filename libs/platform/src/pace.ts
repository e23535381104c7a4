import { setTimeout as sleep } from 'node:timers/promises';

const atOnce = 8;
const longMs = 250;

/** While others need the processor: for each of them, up to so many, as long as a piece took comes none, at most so long in all. */
export interface Rest {
  mostTimes: number;
  mostMs: number;
  /** After so long it is looked whether it is still crowded. */
  lookMs: number;
}

/** The more wait, the less of one process is left to the background: half of it for one, a seventh for a crowd. */
const byCrowd: Rest = { mostTimes: 6, mostMs: 150, lookMs: 5 };

/** Shares the processor between people and what happens behind them: several pieces at once, and while it is crowded piece by piece with rests between. */
export class Pace {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    /** How many others need the processor now. */
    private readonly crowd: () => number = () => 0,
    private readonly rest = byCrowd,
  ) {}

  isCrowded(): boolean {
    return this.crowd() > 0;
  }

  async inBackground<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.most()) await new Promise<void>((start) => this.waiting.push(start));
    else this.running++;
    const from = performance.now();
    const done = work();
    // What takes long waits for somebody else, a mail server perhaps: its place is given on.
    await Promise.race([done, sleep(longMs, undefined, { ref: false })]).catch(() => undefined);
    void this.handOn(performance.now() - from);
    return done;
  }

  /** Gives this place to the next in line, and more places while it is not crowded. */
  private async handOn(tookMs: number): Promise<void> {
    const { mostTimes, mostMs, lookMs } = this.rest;
    const rested = performance.now() + Math.min(Math.min(this.crowd(), mostTimes) * tookMs, mostMs);
    while (this.isCrowded() && performance.now() < rested) await sleep(lookMs);
    this.running--;
    while (this.waiting.length > 0 && this.running < this.most()) {
      this.running++;
      this.waiting.shift()?.();
    }
  }

  private most(): number {
    return this.isCrowded() ? 1 : atOnce;
  }
}
