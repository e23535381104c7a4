import { setTimeout as sleep } from 'node:timers/promises';
import type { JobName } from '@somo/contracts/jobs';
import type { JobWorker } from './job-queue.js';

/** A run that takes this long is waiting for something outside: the next one need not wait for it. */
const longestMs = 250;

interface Batch {
  workIds: string[];
  done: Promise<void>;
}

/**
 * Runs wake-ups that come one by one in batches: those of a job that arrive during a run of it form the next run. Nearly every row that they
 * are for is claimed together with the first, and without this each would cost a claim that finds nothing.
 */
export class BatchedWakeUps {
  private readonly next = new Map<JobName, Batch>();
  private readonly last = new Map<JobName, Promise<unknown>>();

  constructor(private readonly worker: JobWorker) {}

  /** Resolves when the run that the wake-up is part of has ended. */
  run(job: JobName, workId: string): Promise<void> {
    const batch = this.next.get(job) ?? this.begin(job);
    batch.workIds.push(workId);
    if (batch.workIds.length === this.worker.most(job)) this.next.delete(job);
    return batch.done;
  }

  private begin(job: JobName): Batch {
    const workIds: string[] = [];
    const done = (this.last.get(job) ?? Promise.resolve()).then(() => {
      if (this.next.get(job) === batch) this.next.delete(job);
      return this.worker.run(job, workIds);
    });
    const batch = { workIds, done };
    this.next.set(job, batch);
    const longest = (this.last.get(job) ?? Promise.resolve()).then(() => sleep(longestMs, undefined, { ref: false }));
    this.last.set(job, Promise.race([done.catch(() => undefined), longest]));
    return batch;
  }
}
