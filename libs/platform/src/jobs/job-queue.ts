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

/** Returns how many rows of a job one run may take. */
export type Most = (job: JobName) => number;

/** Runs the work that wake-ups are for. */
export interface JobWorker {
  most: Most;
  /** Runs these rows, at most `most` of them. Never rejects for an expected failure. */
  run(job: JobName, workIds: string[]): Promise<void>;
}

/** Wakes a worker when work is due. It may lose everything: the rows in PostgreSQL are the truth, from which the scheduler restores it. */
export interface JobQueue {
  /**
   * Adds wake-ups; adding the same ones again has no effect. Those for nearly the same time may share an entry: up to as many of a job as a run takes,
   * or none without `most`. Resolves to the name of each one's entry, which it holds until their rows are done or planned again.
   */
  add(wakeUps: WakeUp[], most?: Most): Promise<string[]>;
  /** Returns how many entries it holds, including the running ones. */
  size(): Promise<number>;
  /** Returns what it holds, by state, for operators. */
  state(): Promise<JobQueueState>;
  /** Starts running work in this process. */
  work(worker: JobWorker): Promise<void>;
  close(): Promise<void>;
}

export type OpenJobQueue = (service: string) => Promise<JobQueue>;

/** Returns the name of a wake-up. */
export const keyOf = ({ workId, attempt }: Pick<WakeUp, 'workId' | 'attempt'>): string => `${workId}-${attempt}`;
