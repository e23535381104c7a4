import { setTimeout as sleep } from 'node:timers/promises';
import type { JobName } from '@somo/contracts/jobs';
import type { Db } from '@somo/platform/db';
import type { RunningService } from '@somo/platform/run-service';
import type { DemoClock } from './demo-clock.js';
import type { SimulatedTime } from './seed/simulated-time.js';

const pollMs = 3;
const timeoutMs = 30_000;
/** How much time one step covers: work due within it runs together. Shorter than the time between a lesson's reminders. */
const stepMs = 5 * 60_000;

/** Returns the simulated time of a product whose services all use this clock. */
export function simulatedTimeOf(services: RunningService[], clock: DemoClock): SimulatedTime {
  return {
    present: () => clock.present.now(),
    now: () => clock.now(),
    isPresent: () => clock.isPresent(),
    neverRan: async () => !(await Promise.all(services.map(({ db }) => hasEvents(db)))).includes(true),
    setBack: (to) => clock.set(to),
    advanceTo: (at) => advanceClock(services, clock, at),
  };
}

/**
 * Advances the clock to `until`, from one due time to the next, each time waiting until all services have done the work and received each
 * other's events. If the services do not settle, the clock returns to the present at once, where due work runs as usual.
 */
async function advanceClock(services: RunningService[], clock: DemoClock, until: number): Promise<void> {
  for (;;) {
    if (clock.isPresent()) return;
    if (!(await settle(services, clock))) return clock.set(clock.present.now());
    if (clock.now() >= until) return;
    const next = Math.min(...(await Promise.all(services.map(({ db }) => nextDue(db)))));
    clock.set(Math.max(clock.now(), Math.min(until, next + stepMs)));
  }
}

/**
 * Returns whether the services have settled, which takes two checks in a row that find nothing to do: during one check, an event may be in
 * transit between two services.
 */
async function settle(services: RunningService[], clock: DemoClock): Promise<boolean> {
  let quiet = 0;
  for (const end = performance.now() + timeoutMs; performance.now() < end; await sleep(pollMs)) {
    const busy = await Promise.all(services.map((service) => runDueWork(service, clock)));
    quiet = busy.includes(true) ? 0 : quiet + 1;
    if (quiet > 1) return true;
  }
  return false;
}

/**
 * Runs what is due, without the job queue's pauses. Returns false when nothing is due and all events of earlier work have been received.
 */
async function runDueWork({ db, runner, retryEvents, wake }: RunningService, clock: DemoClock): Promise<boolean> {
  const waits = await db.sql<{ id: string; job: JobName } | { id: null }>(
    'pass-waits',
    `SELECT NULL::uuid AS id, NULL AS job FROM outbox WHERE sent_at IS NULL
     UNION ALL SELECT NULL, NULL FROM inbox WHERE ${unheard} AND due_at <= $1
     UNION ALL SELECT id, job FROM due_work WHERE ${undone} AND due_at <= $1`,
    [new Date(clock.now())],
  );
  if (waits.length === 0) return false;
  wake();
  await Promise.all([retryEvents(), ...waits.map((wait) => wait.id && runner.run(wait.job, [wait.id]))]);
  return true;
}

/**
 * Returns when the next work is due, in epoch milliseconds. Extending a teacher's horizon is left out: nobody looks at the days in between,
 * so one run catches up on all of them.
 */
async function nextDue(db: Db): Promise<number> {
  const [row] = await db.sql<{ at: Date | null }>(
    'pass-next',
    `SELECT least((SELECT min(due_at) FROM due_work WHERE ${undone} AND job <> 'extend-horizon'),
                  (SELECT min(due_at) FROM inbox WHERE ${unheard})) AS at`,
  );
  return row?.at?.getTime() ?? Infinity;
}

async function hasEvents(db: Db): Promise<boolean> {
  return (await db.sql('pass-told', 'SELECT 1 FROM outbox LIMIT 1')).length > 0;
}

const undone = 'done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL';
const unheard = 'done_at IS NULL AND dead_at IS NULL';
