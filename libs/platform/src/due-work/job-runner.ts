import type { JobName } from '@somo/contracts/jobs';
import { Refusal } from '@somo/contracts/refusals';
import type { Clock } from '../clock.js';
import { runWith } from '../context.js';
import type { Db } from '../db.js';
import { newId } from '../ids.js';
import type { Log } from '../log.js';
import { inSpan } from '../tracing/span.js';
import type { Pace } from '../pace.js';
import { LostClaim } from '../transaction.js';
import { claimWork, finishWork, renewClaim, renewSeconds, retryWork, type DueWork } from './due-work.js';

export type RunJob = (data: unknown, work: DueWork) => Promise<void>;

/** Runs one row of due work: claims it, hands it to its handler, marks it done or puts it back for later. */
export class JobRunner {
  constructor(
    private readonly db: Db,
    private readonly jobs: Map<JobName, RunJob>,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly wakeFeeder: () => void,
    private readonly pace: Pace,
  ) {}

  async run(workId: string): Promise<void> {
    const work = await claimWork(this.db, workId, this.clock.now());
    if (!work) return;
    const job = this.jobs.get(work.job);
    const renewing = setInterval(() => void this.renew(work), renewSeconds * 1000);
    try {
      if (!job) throw new Error(`Nobody here runs ${work.job}.`);
      await runWith({ requestId: work.requestId ?? newId() }, () =>
        inSpan(`run ${work.job}`, 'CONSUMER', { 'somo.attempts': work.attempts }, () => this.pace.inBackground(() => job(work.data, work))),
      );
      await finishWork(this.db, work, this.clock.now());
    } catch (error) {
      if (error instanceof LostClaim) return;
      const level = error instanceof Refusal && error.kind === 'unavailable' ? 'warn' : 'error';
      this.log[level]({ err: error, job: work.job, workId, attempts: work.attempts }, 'a job failed and will be tried again');
      await retryWork(this.db, work, error, this.clock.now());
      this.wakeFeeder();
    } finally {
      clearInterval(renewing);
    }
  }

  /** A claim that could not be renewed is lost to somebody else in time, and then `finish` says so. */
  private async renew(work: DueWork): Promise<void> {
    await renewClaim(this.db, work, this.clock.now()).catch((error: unknown) =>
      this.log.warn({ err: error, job: work.job, workId: work.id }, 'a claim was not renewed'),
    );
  }
}
