import type { Bus } from './bus/bus.js';
import type { Clock } from './clock.js';
import type { StoredKeys } from './identity/key-ring.js';
import type { OpenJobQueue } from './jobs/job-queue.js';
import type { BackgroundThrottle } from './background-throttle.js';
import type { Live } from './live/live.js';
import type { Log } from './log.js';

/** What every process needs to communicate: its connections, keys, clock and log. The gateway needs no more. */
export interface Connections {
  bus: Bus;
  live: Live;
  keys: StoredKeys;
  clock: Clock;
  /** By which tokens expire, where it is not the clock: while a demo's past is simulated, they are used in the present. */
  tokenClock?: Clock | undefined;
  log: Log;
  /** Shares the CPU between foreground requests and background work. */
  throttle?: BackgroundThrottle;
}

/** Everything a service needs that differs between the embedded and the distributed setup. */
export interface ServiceRuntime extends Connections {
  databaseUrl: string;
  poolSize: number;
  openJobs: OpenJobQueue;
}
