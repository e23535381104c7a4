import { setTimeout as sleep } from 'node:timers/promises';

const atOnce = 8;
const tailMs = 5;
/** While people wait a quarter of the time is for the background, and never less than a piece every so often. */
const restsFor = 3;
const mostRestMs = 50;
const longMs = 250;

/**
 * Shares one process between people and what happens behind them. Background work runs several pieces at once while nobody waits for an
 * answer; while somebody does (or did just now, for the next request follows the last), piece by piece with rests between.
 */
export class Pace {
  private people = 0;
  private lastAt = Number.NEGATIVE_INFINITY;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** Somebody waits for the end of `work`. */
  async forPeople<T>(work: () => Promise<T>): Promise<T> {
    this.people++;
    try {
      return await work();
    } finally {
      this.people--;
      this.lastAt = performance.now();
    }
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

  /** Gives this place to the next in line, and more places while nobody waits. */
  private async handOn(tookMs: number): Promise<void> {
    const rested = performance.now() + Math.min(restsFor * tookMs, mostRestMs);
    while (this.peopleWait() && performance.now() < rested) await sleep(tailMs);
    this.running--;
    while (this.waiting.length > 0 && this.running < this.most()) {
      this.running++;
      this.waiting.shift()?.();
    }
  }

  private most(): number {
    return this.peopleWait() ? 1 : atOnce;
  }

  private peopleWait(): boolean {
    return this.people > 0 || performance.now() - this.lastAt < tailMs;
  }
}
