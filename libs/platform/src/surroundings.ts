import type { Bus } from './bus/bus.js';
import type { Clock } from './clock.js';
import type { StoredKeys } from './identity/key-ring.js';
import type { OpenJobQueue } from './jobs/job-queue.js';
import type { Live } from './live/live.js';
import type { Log } from './log.js';

/** Everything around a service that differs between the embedded and the distributed set-up. */
export interface Surroundings {
  databaseUrl: string;
  poolSize: number;
  bus: Bus;
  live: Live;
  openJobs: OpenJobQueue;
  keys: StoredKeys;
  clock: Clock;
  log: Log;
}
