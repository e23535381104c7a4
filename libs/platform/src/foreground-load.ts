const tailMs = 5;

/** How many answers of this process people wait for, or did just now: the next request follows the last. */
export class ForegroundLoad {
  private count = 0;
  private lastAt = Number.NEGATIVE_INFINITY;

  /** Somebody waits for the end of `work`. */
  async track<T>(work: () => Promise<T>): Promise<T> {
    this.count++;
    try {
      return await work();
    } finally {
      this.count--;
      this.lastAt = performance.now();
    }
  }

  pending(): number {
    return Math.max(this.count, performance.now() - this.lastAt < tailMs ? 1 : 0);
  }
}
