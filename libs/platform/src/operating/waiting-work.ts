import type { ServiceName } from '@somo/contracts/services';
import type { ServiceState } from '@somo/contracts/system';
import type { Bus } from '../bus/bus.js';
import type { JobQueue } from '../jobs/job-queue.js';
import type { Log } from '../log.js';
import { inTime } from './system-checks.js';

/** What a service's job queue and the stream of events hold for it. */
export class WaitingWork {
  constructor(
    private readonly service: ServiceName,
    private readonly queue: JobQueue,
    private readonly bus: Bus,
    private readonly log: Log,
  ) {}

  /** Returns null for what cannot be read within two seconds. */
  async read(): Promise<Pick<ServiceState, 'queue' | 'stream'>> {
    const consumer = this.bus.consumer?.bind(this.bus);
    const [jobs, stream] = await Promise.all([
      this.orNull('the job queue', () => this.queue.state()),
      consumer && this.orNull('the stream', () => consumer(this.service)),
    ]);
    return { queue: jobs, ...(stream === undefined ? {} : { stream }) };
  }

  private async orNull<T>(what: string, read: () => Promise<T>): Promise<T | null> {
    return inTime(read).catch((error: unknown) => {
      this.log.warn({ err: error }, `${what} cannot be read`);
      return null;
    });
  }
}
