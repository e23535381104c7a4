const tailMs = 5;

/** Whether people wait for an answer of this process, or did just now: the next request follows the last. */
export class PeopleWaiting {
  private count = 0;
  private lastAt = Number.NEGATIVE_INFINITY;

  /** Somebody waits for the end of `work`. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.count++;
    try {
      return await work();
    } finally {
      this.count--;
      this.lastAt = performance.now();
    }
  }

  areThere(): boolean {
    return this.count > 0 || performance.now() - this.lastAt < tailMs;
  }
}
