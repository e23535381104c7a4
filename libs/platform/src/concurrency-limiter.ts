import { refuse } from '@somo/contracts/refusals';

/** How many pieces of work run at once, and how many may wait for their turn. */
export interface ConcurrencyLimits {
  atOnce: number;
  waiting?: number;
}

/** Runs a few pieces of work at once. The others wait in line; where the line is too long, or the wait too long, it refuses 'service-unavailable'. */
export class ConcurrencyLimiter {
  private running = 0;
  private readonly line = new Set<() => void>();

  constructor(private readonly limits: ConcurrencyLimits) {}

  /** The result of `work`, which begins within `waitMs` or not at all. */
  async run<T>(work: () => Promise<T>, waitMs?: number): Promise<T> {
    if (this.running < this.limits.atOnce) this.running += 1;
    else await this.turn(waitMs);
    try {
      return await work();
    } finally {
      const [next] = this.line;
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(waitMs: number | undefined): Promise<void> {
    if (this.line.size >= (this.limits.waiting ?? Infinity)) throw refuse('service-unavailable');
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.line.delete(start);
        clearTimeout(timer);
      };
      const start = () => {
        leave();
        resolve();
      };
      const giveUp = () => {
        leave();
        reject(refuse('service-unavailable'));
      };
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs);
      this.line.add(start);
    });
  }
}
