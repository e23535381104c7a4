import type { Log } from '../log.js';
import type { JobQueue, WakeUp } from './job-queue.js';

const atOnce = 8;

/**
 * For a process that plans work and does it: what is due already runs here, without the way through the queue and back, which costs several
 * times the work. What is due later waits in the queue. Who dies with work in hand has lost nothing: its row is fed again.
 */
export class DueHere implements JobQueue {
  private readonly held = new Set<string>();
  private readonly waiting: WakeUp[] = [];
  private readonly lanes = new Set<Promise<void>>();
  private run: ((workId: string) => Promise<void>) | undefined;

  constructor(
    private readonly later: JobQueue,
    private readonly log: Log,
  ) {}

  async add(wakeUps: WakeUp[]): Promise<void> {
    const isDue = ({ delayMs }: WakeUp) => this.run !== undefined && delayMs <= 0;
    for (const wakeUp of wakeUps) if (isDue(wakeUp)) this.take(wakeUp);
    const rest = wakeUps.filter((wakeUp) => !isDue(wakeUp));
    if (rest.length > 0) await this.later.add(rest);
  }

  async size(): Promise<number> {
    return this.held.size + (await this.later.size());
  }

  async work(run: (workId: string) => Promise<void>): Promise<void> {
    await this.later.work(run);
    this.run = run;
  }

  async close(): Promise<void> {
    this.run = undefined;
    this.waiting.length = 0;
    await Promise.all([...this.lanes, this.later.close()]);
  }

  private take(wakeUp: WakeUp): void {
    if (this.held.has(keyOf(wakeUp))) return;
    this.held.add(keyOf(wakeUp));
    this.waiting.push(wakeUp);
    if (this.lanes.size >= atOnce) return;
    const lane = this.runAll().finally(() => this.lanes.delete(lane));
    this.lanes.add(lane);
  }

  private async runAll(): Promise<void> {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      await this.run?.(next.workId).catch((err: unknown) => this.log.error({ err, ...next }, 'a job could not be begun'));
      this.held.delete(keyOf(next));
    }
  }
}

const keyOf = ({ workId, attempt }: WakeUp) => `${workId}-${attempt}`;
