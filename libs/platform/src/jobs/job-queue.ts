import type { JobName } from '@somo/contracts/jobs';

/** A wake-up for one row of due work. */
export interface WakeUp {
  job: JobName;
  workId: string;
  /** Grows with each attempt, so that a retry is a wake-up of its own. */
  attempt: number;
  delayMs: number;
}

/** Who does the work that wake-ups are for. */
export interface JobWorker {
  /** How many rows of a job go together. */
  most(job: JobName): number;
  /** Runs these rows, no more than `most`. Never rejects for an expected failure. */
  run(job: JobName, workIds: string[]): Promise<void>;
}

/** Wakes a worker when due work is due. It may lose everything: the rows in PostgreSQL are the truth and a sweep restores it. */
export interface JobQueue {
  /** Adding the same wake-up again does nothing. */
  add(wakeUps: WakeUp[]): Promise<void>;
  /** How many wake-ups it holds, the running ones among them. */
  size(): Promise<number>;
  /** Starts working here. */
  work(worker: JobWorker): Promise<void>;
  close(): Promise<void>;
}

export type OpenJobQueue = (service: string) => Promise<JobQueue>;
