const tailMs = 5;

/**
 * Counts the responses of this process that people are waiting for, or were a moment ago: the next request follows right after the last.
 */
export class ForegroundLoad {
  private count = 0;
  private lastAt = Number.NEGATIVE_INFINITY;

  /** Counts a person as waiting until `work` settles. */
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
