import { refuse } from '@somo/contracts/refusals';

/** Lets a few pieces of heavy work run at once; the others wait in line, and a line that is too long is refused. */
export class Turns {
  private running = 0;
  private readonly line: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly longestLine: number,
  ) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running += 1;
    else await this.queue();
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private queue(): Promise<void> {
    if (this.line.length >= this.longestLine) throw refuse('service-unavailable');
    return new Promise((resolve) => this.line.push(resolve));
  }
}
