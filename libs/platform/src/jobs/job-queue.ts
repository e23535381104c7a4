import type { JobName } from '@somo/contracts/jobs';
import type { JobQueueState } from '@somo/contracts/system';

/** A wake-up for one row of due work. */
export interface WakeUp {
  job: JobName;
  workId: string;
  /** Increases with each attempt, so that a retry is a separate wake-up. */
  attempt: number;
  delayMs: number;
}

/** Runs the work that wake-ups are for. */
export interface JobWorker {
  /** Returns how many rows of a job one run may take. */
  most(job: JobName): number;
  /** Runs these rows, at most `most` of them. Never rejects for an expected failure. */
  run(job: JobName, workIds: string[]): Promise<void>;
}

/** Wakes a worker when work is due. It may lose everything: the rows in PostgreSQL are the truth, from which the scheduler restores it. */
export interface JobQueue {
  /** Adds wake-ups; adding the same one again has no effect. */
  add(wakeUps: WakeUp[]): Promise<void>;
  /** Returns how many wake-ups it holds, including the running ones. */
  size(): Promise<number>;
  /** Returns what it holds, by state, for operators. */
  state(): Promise<JobQueueState>;
  /** Starts running work in this process. */
  work(worker: JobWorker): Promise<void>;
  close(): Promise<void>;
}

export type OpenJobQueue = (service: string) => Promise<JobQueue>;
