import { createHash } from 'node:crypto';
import type { JobName } from '@somo/contracts/jobs';
import type { JobQueueState } from '@somo/contracts/system';
import { Queue, UnrecoverableError, Worker, type BackendFactory, type ConnectionOptions, type WorkerOptions } from 'bullmq';
import { unreachable } from '../database/unreachable.js';
import type { Log } from '../log.js';
import { maxBatchedAttempts } from '../due-work/due-work.js';
import { keyOf, type JobQueue, type JobWorker, type Most, type WakeUp } from './job-queue.js';

const concurrency = 8;
/** Work that is due within so much time is woken for together, when the last of it is due. */
const nearlyMs = 100;
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

  async add(wakeUps: WakeUp[], most: Most = () => 1): Promise<string[]> {
    const entries = entriesOf(wakeUps, most);
    const jobs = entries.map(({ name, job, wakeUps: [first, ...more] }) => ({
      name: job,
      // Workers of the version before run the first row and others that are due; what they leave is added again once it is overdue.
      data: { workId: first.workId, attempt: first.attempt, more: more.map(({ workId }) => workId) },
      opts: { jobId: name, delay: pauseBefore(more.at(-1) ?? first), removeOnComplete: true, removeOnFail: true },
    }));
    if (jobs.length > fewAtOnce) await this.queue.addBulk(jobs);
    else for (const { name, data, opts } of jobs) await this.queue.add(name, data, opts);
    const entryOf = new Map(entries.flatMap(({ name, wakeUps: together }) => together.map((wakeUp) => [wakeUp, name])));
    return wakeUps.map((wakeUp) => entryOf.get(wakeUp) ?? keyOf(wakeUp));
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
    const take = async ({ name, data }: { name: string; data: unknown }) => {
      const [job, workIds] = [name as JobName, workIdsOf(name, data)];
      // A feeder of another version may put more into an entry.
      const most = worker.most(job);
      for (let from = 0; from < workIds.length; from += most) await worker.run(job, workIds.slice(from, from + most));
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

interface Entry {
  name: string;
  job: JobName;
  wakeUps: [WakeUp, ...WakeUp[]];
}

/** Returns the jobs of the queue for these wake-ups. What is due at nearly the same time runs together, but for what has failed so often that it runs alone. */
function entriesOf(wakeUps: WakeUp[], most: Most): Entry[] {
  const entries: Pick<Entry, 'job' | 'wakeUps'>[] = [];
  const open = new Map<JobName, Entry['wakeUps']>();
  for (const wakeUp of [...wakeUps].sort((a, b) => pauseBefore(a) - pauseBefore(b))) {
    const { job, attempt } = wakeUp;
    const isAlone = attempt >= maxBatchedAttempts;
    const room = isAlone ? undefined : open.get(job);
    if (room && room.length < most(job) && pauseBefore(wakeUp) - pauseBefore(room[0]) <= nearlyMs) {
      room.push(wakeUp);
      continue;
    }
    const together: Entry['wakeUps'] = [wakeUp];
    if (!isAlone) open.set(job, together);
    entries.push({ job, wakeUps: together });
  }
  return entries.map((entry) => ({ ...entry, name: nameOf(entry) }));
}

const pauseBefore = ({ delayMs }: WakeUp) => Math.max(0, Math.ceil(delayMs));

/** Entries with other rows have other names: the queue accepts each of them. */
function nameOf({ job, wakeUps: [first, ...more] }: Pick<Entry, 'job' | 'wakeUps'>): string {
  if (more.length === 0) return `${job}-${keyOf(first)}`;
  const keys = [first, ...more].map(keyOf).join();
  return `${job}-${keyOf(first)}-${createHash('sha256').update(keys).digest('base64url')}`;
}

/** Returns the rows that a job is for. A job of another shape is not from here: it fails at once, and is not tried again. */
function workIdsOf(name: string, data: unknown): string[] {
  // Jobs of the version before are for one row.
  const { workId, more = [] } = (data ?? {}) as { workId?: unknown; more?: unknown };
  const workIds: unknown[] = [workId, ...(Array.isArray(more) ? (more as unknown[]) : [more])];
  if (workIds.every((id) => typeof id === 'string' && id !== '')) return workIds as string[];
  throw new UnrecoverableError(`The job "${name}" does not say which work it is for: it has no workId.`);
}
