import type { JobName } from '@somo/contracts/jobs';
import type { JobQueueState } from '@somo/contracts/system';
import { maxBatchedAttempts } from '../due-work/due-work.js';
import type { Log } from '../log.js';
import { keyOf, type JobQueue, type JobWorker, type Most, type WakeUp } from './job-queue.js';

const atOnce = 8;
/** Work that is due this soon is not worth a round trip through the queue either. */
const soonMs = 5000;

interface Run {
  job: JobName;
  wakeUps: WakeUp[];
}

/**
 * A job queue for a process that both plans and runs work: what is due now or within seconds runs right here, without a round trip through
 * the queue, which costs several times as much as the work. What is due later waits in the queue. A process that dies in the middle of its
 * work loses nothing: the rows are added again.
 */
export class InProcessTimer implements JobQueue {
  /** What is held here, with when it began to wait for a lane (of performance.now). */
  private readonly held = new Map<string, number>();
  private readonly waiting = new Map<JobName, WakeUp[]>();
  /** Jobs that run in batches have one run at a time: rows that arrive in the meantime form the next batch. */
  private readonly together = new Map<JobName, WakeUp[]>();
  private readonly lanes = new Set<Promise<void>>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private worker: JobWorker | undefined;

  constructor(
    private readonly later: JobQueue,
    private readonly log: Log,
  ) {}

  async add(wakeUps: WakeUp[], most?: Most): Promise<string[]> {
    const isSoon = ({ delayMs }: WakeUp) => this.worker !== undefined && delayMs <= soonMs;
    for (const wakeUp of wakeUps) if (isSoon(wakeUp)) this.hold(wakeUp);
    if (this.worker) this.openLanes(this.worker);
    const rest = wakeUps.filter((wakeUp) => !isSoon(wakeUp));
    const entries = rest.length > 0 ? await this.later.add(rest, most) : [];
    const entryOf = new Map(rest.map((wakeUp, at) => [wakeUp, entries[at]]));
    return wakeUps.map((wakeUp) => entryOf.get(wakeUp) ?? keyOf(wakeUp));
  }

  async size(): Promise<number> {
    return this.held.size + (await this.later.size());
  }

  /** Adds what waits and runs in this process to what the queue holds. */
  async state(): Promise<JobQueueState> {
    const later = await this.later.state();
    const waiting = [...this.waiting.values()].flat();
    const since = Math.min(...waiting.map((wakeUp) => this.held.get(keyOf(wakeUp)) ?? Infinity));
    const waitedMs = waiting.length > 0 ? performance.now() - since : 0;
    return {
      ...later,
      waiting: later.waiting + waiting.length,
      active: later.active + this.held.size - waiting.length - this.timers.size,
      delayed: later.delayed + this.timers.size,
      oldestSeconds: Math.max(later.oldestSeconds, waitedMs / 1000),
    };
  }

  async work(worker: JobWorker): Promise<void> {
    await this.later.work(worker);
    this.worker = worker;
  }

  async close(): Promise<void> {
    this.worker = undefined;
    this.waiting.clear();
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all([...this.lanes, this.later.close()]);
  }

  private hold(wakeUp: WakeUp): void {
    if (this.held.has(keyOf(wakeUp))) return;
    this.held.set(keyOf(wakeUp), performance.now() + Math.max(0, wakeUp.delayMs));
    if (wakeUp.delayMs > 0) this.lineUpLater(wakeUp);
    else this.lineUp(wakeUp);
  }

  private lineUpLater(wakeUp: WakeUp): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.lineUp(wakeUp);
      if (this.worker) this.openLanes(this.worker);
    }, wakeUp.delayMs);
    this.timers.add(timer);
  }

  private lineUp(wakeUp: WakeUp): void {
    const line = this.waiting.get(wakeUp.job);
    if (line) line.push(wakeUp);
    else this.waiting.set(wakeUp.job, [wakeUp]);
  }

  private openLanes(worker: JobWorker): void {
    while (this.lanes.size < atOnce) {
      const run = this.next(worker);
      if (!run) return;
      const lane = this.runAll(worker, run).finally(() => this.lanes.delete(lane));
      this.lanes.add(lane);
    }
  }

  private async runAll(worker: JobWorker, first: Run): Promise<void> {
    for (let run: Run | undefined = first; run; run = this.next(worker)) {
      const { job, wakeUps } = run;
      const workIds = wakeUps.map(({ workId }) => workId);
      await worker.run(job, workIds).catch((err: unknown) => this.log.error({ err, job, workIds }, 'a job could not be begun'));
      for (const wakeUp of wakeUps) this.held.delete(keyOf(wakeUp));
      if (this.together.get(job) !== wakeUps) continue;
      this.together.delete(job);
      this.openLanes(worker);
    }
  }

  /** Returns the next run; jobs take turns. */
  private next(worker: JobWorker): Run | undefined {
    for (const [job, line] of this.waiting) {
      if (this.together.has(job)) continue;
      const most = worker.most(job);
      const alone = line.findIndex(({ attempt }) => attempt >= maxBatchedAttempts);
      const wakeUps = line.splice(0, Math.min(most, alone === -1 ? most : Math.max(alone, 1)));
      this.waiting.delete(job);
      if (line.length > 0) this.waiting.set(job, line);
      if (most > 1 && alone !== 0) this.together.set(job, wakeUps);
      return { job, wakeUps };
    }
    return undefined;
  }
}
