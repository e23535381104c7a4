import { refuse } from '@somo/contracts/refusals';

/** How many tasks may run at once, and how many more may wait in the queue. */
interface ConcurrencyLimits {
  atOnce: number;
  waiting?: number;
}

/**
 * Runs a limited number of tasks at once and queues the rest. Refuses with 'service-unavailable' when the queue is full or the wait is too
 * long.
 */
export class ConcurrencyLimiter {
  private running = 0;
  private readonly line = new Set<() => void>();

  constructor(private readonly limits: ConcurrencyLimits) {}

  /** Returns the result of `work`, which starts within `waitMs` or not at all. */
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
