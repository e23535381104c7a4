import type { JobName } from '@somo/contracts/jobs';
import type { JobQueueState } from '@somo/contracts/system';
import { Queue, UnrecoverableError, Worker, type BackendFactory, type ConnectionOptions, type WorkerOptions } from 'bullmq';
import { unreachable } from '../database/unreachable.js';
import type { Log } from '../log.js';
import { maxBatchedAttempts } from '../due-work/due-work.js';
import { Gathered } from '../gathered.js';
import type { JobQueue, WakeUp, JobWorker } from './job-queue.js';

const concurrency = 8;
/**
 * Wake-ups of a job that arrive during a run of it form the next one, because nearly every row that they are for was claimed by the first: each
 * would cost a claim that finds nothing. But they wait no longer than this, because each that waits takes one of the places that all jobs share.
 */
const longestMs = 25;
/** The queue hands jobs over one by one, within this time. */
const waitMs = 5;
// After an error BullMQ would wait 15 s before it fetches the next job.
const afterErrorMs = 1000;
/**
 * Up to this many, adding one by one is cheaper: on PostgreSQL each bulk insert creates temporary tables (5 ms, compared to 1 ms for a
 * single job).
 */
const fewAtOnce = 4;

/** The differences between BullMQ's two backends (Redis, PostgreSQL). */
interface BullMqBackend {
  name: JobQueueState['backend'];
  connection: ConnectionOptions;
  /** The connection for adding jobs, if it is not the worker's. */
  queueConnection?: ConnectionOptions;
  /** BullMQ types its backends separately; undefined is its default, Redis. */
  factory?: BackendFactory;
  /** How long a job stays locked by a worker that is gone, and how often to check for such jobs. */
  lost: Pick<WorkerOptions, 'lockDuration' | 'stalledInterval'>;
}

export class BullMqQueue implements JobQueue {
  private readonly queue: Queue;
  private worker: Worker | undefined;
  private closing = false;

  constructor(
    private readonly service: string,
    private readonly backend: BullMqBackend,
    private readonly log: Log,
  ) {
    this.queue = new Queue(service, { connection: backend.queueConnection ?? backend.connection }, backend.factory as undefined);
    this.queue.on('error', (error) => this.complain(error, 'the job queue failed'));
  }

  async add(wakeUps: WakeUp[]): Promise<void> {
    const jobs = wakeUps.map(({ job, workId, attempt, delayMs }) => ({
      name: job,
      data: { workId, attempt },
      opts: { jobId: `${job}-${workId}-${attempt}`, delay: Math.max(0, Math.ceil(delayMs)), removeOnComplete: true, removeOnFail: true },
    }));
    if (jobs.length > fewAtOnce) await this.queue.addBulk(jobs);
    else for (const { name, data, opts } of jobs) await this.queue.add(name, data, opts);
  }

  async size(): Promise<number> {
    const counts = await this.queue.getJobCounts('wait', 'delayed', 'prioritized', 'active');
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  }

  async state(): Promise<JobQueueState> {
    const [counts, [oldest]] = await Promise.all([
      this.queue.getJobCounts('wait', 'prioritized', 'active', 'delayed', 'failed'),
      this.queue.getJobs(['wait'], 0, 0, true),
    ]);
    const { wait = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
    // BullMQ goes by the clock of this machine, too.
    const waitedMs = oldest ? performance.timeOrigin + performance.now() - oldest.timestamp - (oldest.opts.delay ?? 0) : 0;
    return {
      backend: this.backend.name,
      waiting: wait + prioritized,
      active,
      delayed,
      failed,
      oldestSeconds: Math.max(0, waitedMs / 1000),
    };
  }

  async work(worker: JobWorker): Promise<void> {
    const batches = new Map<JobName, Gathered<string>>();
    const take = async ({ name, data }: { name: string; data: unknown }) => {
      const [job, { workId, attempt }] = [name as JobName, wakeUpOf(name, data)];
      const isAlone = worker.most(job) === 1 || attempt >= maxBatchedAttempts;
      if (isAlone) return worker.run(job, [workId]);
      const batch =
        batches.get(job) ?? new Gathered((workIds: string[]) => worker.run(job, workIds), { most: worker.most(job), waitMs, longestMs });
      batches.set(job, batch);
      return batch.run(workId);
    };
    const options = { connection: this.backend.connection, concurrency, runRetryDelay: afterErrorMs, ...this.backend.lost };
    this.worker = new Worker(this.service, take, options, this.backend.factory as undefined);
    this.worker.on('error', (error) => this.complain(error, 'the job worker failed'));
    this.worker.on('failed', (_, error) => this.complain(error, 'a job of the queue failed'));
    await this.worker.waitUntilReady();
  }

  async close(): Promise<void> {
    this.closing = true;
    await this.worker?.close();
    await this.queue.close();
  }

  /** Logs a connection error. A connection that ends while the queue closes is no failure, and an unreachable server is no bug. */
  private complain(error: Error, what: string): void {
    if (!this.closing) this.log[unreachable(error) ? 'warn' : 'error']({ err: error }, what);
  }
}

/** Returns the row that a job is for, and its attempt. A job of another shape is not from here: it fails at once, and is not tried again. */
function wakeUpOf(name: string, data: unknown): { workId: string; attempt: number } {
  const { workId, attempt } = (data ?? {}) as { workId?: unknown; attempt?: unknown };
  if (typeof workId === 'string' && workId !== '') return { workId, attempt: typeof attempt === 'number' ? attempt : 0 };
  throw new UnrecoverableError(`The job "${name}" does not say which work it is for: it has no workId.`);
}
