import type { Bus } from './bus/bus.js';
import type { Clock } from './clock.js';
import type { StoredKeys } from './identity/key-ring.js';
import type { OpenJobQueue } from './jobs/job-queue.js';
import type { BackgroundThrottle } from './background-throttle.js';
import type { Live } from './live/live.js';
import type { Log } from './log.js';

/** What any process needs to talk: how, with which keys, at what time. The gateway needs no more. */
export interface Connections {
  bus: Bus;
  live: Live;
  keys: StoredKeys;
  clock: Clock;
  log: Log;
  /** Shares the processor between people and what happens behind them. */
  throttle?: BackgroundThrottle;
}

/** Everything around a service that differs between the embedded and the distributed set-up. */
export interface ServiceRuntime extends Connections {
  databaseUrl: string;
  poolSize: number;
  openJobs: OpenJobQueue;
}
