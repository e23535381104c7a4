import type { JobName } from '@somo/contracts/jobs';
import { Refusal } from '@somo/contracts/refusals';
import type { Clock } from '../clock.js';
import { runWith } from '../context.js';
import { unreachable } from '../database/unreachable.js';
import type { Db } from '../db.js';
import { newId } from '../ids.js';
import type { JobWorker } from '../jobs/job-queue.js';
import type { Log } from '../log.js';
import type { BackgroundThrottle } from '../background-throttle.js';
import type { Failures } from '../runs.js';
import { inSpan } from '../tracing/span.js';
import { ClaimLost } from '../transaction.js';
import { claimTogether, claimWork, finishAll, renewClaims, renewSeconds, retryAll, type DueWork } from './due-work.js';

export interface Job {
  /** How many rows one run may claim. */
  most: number;
  run(works: DueWork[]): Promise<Failures>;
}

/** Runs due work: claims its rows, passes them to their handler, and marks them as done or reschedules them. */
export class JobRunner implements JobWorker {
  constructor(
    private readonly db: Db,
    private readonly jobs: Map<JobName, Job>,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly wakeFeeder: () => void,
    private readonly throttle: BackgroundThrottle,
  ) {}

  most(job: JobName): number {
    return this.jobs.get(job)?.most ?? 1;
  }

  async run(job: JobName, workIds: string[]): Promise<void> {
    const works = await this.claim(job, workIds);
    if (works.length === 0) return;
    const renewing = setInterval(() => void this.renew(works), renewSeconds * 1000);
    try {
      const failures = await this.traced(job, works);
      const failed = works.filter(({ id }) => failures.has(id));
      const succeeded = works.filter((work) => !failures.has(work.id) && !work.isDone);
      await finishAll(this.db, succeeded, this.clock.now());
      await this.putBack(failed.map((work) => ({ work, error: failures.get(work.id) })));
    } catch (error) {
      if (error instanceof ClaimLost) return;
      await this.putBack(works.map((work) => ({ work, error })));
    } finally {
      clearInterval(renewing);
    }
  }

  private async claim(job: JobName, workIds: string[]): Promise<DueWork[]> {
    const most = this.most(job);
    if (most > 1) return claimTogether(this.db, job, workIds, most, this.clock.now());
    const work = workIds[0] === undefined ? undefined : await claimWork(this.db, workIds[0], this.clock.now());
    return work ? [work] : [];
  }

  /** Runs the work in the first row's span; each row has its own span in the trace of its request. */
  private async traced(name: JobName, works: DueWork[]): Promise<Failures> {
    const job = this.jobs.get(name);
    if (!job) throw new Error(`Nobody here runs ${name}.`);
    let running: Promise<Failures> | undefined;
    const run = () => (running ??= this.throttle.run(() => job.run(works)));
    const ofOne = async ({ id }: DueWork) => {
      const failures = await run();
      if (failures.has(id)) throw failures.get(id);
    };
    const spans = works.map((work) =>
      runWith({ requestId: work.requestId ?? newId() }, () =>
        inSpan(`run ${name}`, 'CONSUMER', { 'somo.attempts': work.attempts }, () => ofOne(work)),
      ),
    );
    await Promise.allSettled(spans);
    return run();
  }

  private async putBack(failed: { work: DueWork; error: unknown }[]): Promise<void> {
    if (failed.length === 0) return;
    for (const { work, error } of failed) {
      const isAway = (error instanceof Refusal && error.kind === 'unavailable') || unreachable(error) !== undefined;
      const level = isAway ? 'warn' : 'error';
      this.log[level]({ err: error, job: work.job, workId: work.id, attempts: work.attempts }, 'a job failed and will be tried again');
    }
    await retryAll(this.db, failed, this.clock.now());
    this.wakeFeeder();
  }

  /** A claim that could not be renewed is eventually lost to another worker, and `finish` then reports it. */
  private async renew(works: DueWork[]): Promise<void> {
    await renewClaims(this.db, works, this.clock.now()).catch((error: unknown) =>
      this.log.warn({ err: error, job: works[0]?.job, workIds: works.map(({ id }) => id) }, 'a claim was not renewed'),
    );
  }
}
