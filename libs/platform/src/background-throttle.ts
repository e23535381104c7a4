import { setTimeout as sleep } from 'node:timers/promises';

const maxConcurrentWhenIdle = 8;
const maxSlotMs = 250;

/**
 * How long background work rests after each task while the foreground is busy: the task's own duration times the foreground load (counted
 * up to `restFactor`), at most `maxRestMs`.
 */
export interface ThrottleLimits {
  restFactor: number;
  maxRestMs: number;
  /** How often to check during a rest whether the foreground is still busy. */
  pollMs: number;
}

/**
 * The more requests are waiting, the less of the process is left for background work: half of it for one request, a seventh for six or
 * more.
 */
const defaultLimits: ThrottleLimits = { restFactor: 6, maxRestMs: 150, pollMs: 5 };

/**
 * Shares the CPU between foreground requests and background work: several background tasks at once when idle, one at a time with rests in
 * between while requests are waiting.
 */
export class BackgroundThrottle {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    /** Returns how many requests need the CPU right now. */
    private readonly foregroundLoad: () => number = () => 0,
    private readonly limits = defaultLimits,
  ) {}

  isForegroundBusy(): boolean {
    return this.foregroundLoad() > 0;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.maxConcurrent()) await new Promise<void>((start) => this.waiting.push(start));
    else this.running++;
    const startedAt = performance.now();
    const done = work();
    // A task that takes this long is waiting for something external, such as a mail server, so its slot is freed for the next one.
    await Promise.race([done, sleep(maxSlotMs, undefined, { ref: false })]).catch(() => undefined);
    void this.release(performance.now() - startedAt);
    return done;
  }

  /** Frees this slot for the next task in line, and opens more slots while the foreground is idle. */
  private async release(tookMs: number): Promise<void> {
    const { restFactor, maxRestMs, pollMs } = this.limits;
    const restUntil = performance.now() + Math.min(Math.min(this.foregroundLoad(), restFactor) * tookMs, maxRestMs);
    while (this.isForegroundBusy() && performance.now() < restUntil) await sleep(pollMs);
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
