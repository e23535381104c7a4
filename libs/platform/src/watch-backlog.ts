import type { Clock } from './clock.js';
import type { Db } from './db.js';
import type { Log } from './log.js';
import { Loop } from './loop.js';
import { setBacklog } from './metrics.js';
import { readBacklog } from './operating/backlog.js';

const everyMs = 10_000;

/** Returns a loop that measures what is waiting in a service's outbox, inbox and due work, for the metrics. */
export function watchBacklog(service: string, db: Db, clock: Clock, log: Log): Loop {
  return new Loop(
    'backlog',
    everyMs,
    async () => {
      for (const waiting of await readBacklog(db, clock.now())) setBacklog(service, waiting);
    },
    log,
  );
}
