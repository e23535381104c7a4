import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@somo/platform/db';
import type { RunningService } from '@somo/platform/run-service';
import type { DemoClock } from './demo-clock.js';
import type { Past } from './seed/live-past.js';

const lookEveryMs = 3;
const patienceMs = 30_000;
/** What becomes due within so much is done together. */
const stepMs = 30 * 60_000;

/** The time of a whole product whose services go by this clock. */
export function pastOf(services: RunningService[], clock: DemoClock): Past {
  return {
    present: () => clock.present.now(),
    now: () => clock.now(),
    setBack: (to) => clock.set(to),
    passTo: (at) => passTime(services, clock, at),
  };
}

/** Lets the time pass up to `until`: goes from one thing that becomes due to the next, and on when all services have done it and told each other. */
async function passTime(services: RunningService[], clock: DemoClock, until: number): Promise<void> {
  await settle(services, clock);
  while (clock.now() < until && !clock.isPresent()) {
    const next = Math.min(...(await Promise.all(services.map(({ db }) => nextDue(db)))));
    clock.set(Math.min(until, Math.max(next, clock.now()) + stepMs));
    await settle(services, clock);
  }
}

async function settle(services: RunningService[], clock: DemoClock): Promise<void> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await sleep(lookEveryMs)) {
    const busy = await Promise.all(services.map((service) => workOff(service, clock)));
    if (!busy.includes(true)) return;
  }
}

/** Does what is due, without the queue's rests; false when nothing was, and all that came of earlier work is told and heard. */
async function workOff({ db, runner, wake }: RunningService, clock: DemoClock): Promise<boolean> {
  const waits = await db.sql<{ id: string | null }>(
    'pass-waits',
    `SELECT NULL::uuid AS id FROM outbox WHERE sent_at IS NULL
     UNION ALL SELECT NULL FROM inbox WHERE done_at IS NULL AND dead_at IS NULL
     UNION ALL SELECT id FROM due_work WHERE ${waiting} AND due_at <= $1`,
    [new Date(clock.now())],
  );
  wake();
  await Promise.all(waits.map(({ id }) => id && runner.run(id)));
  return waits.length > 0;
}

/** Of a teacher's horizon nobody looks at the days between: it rolls on once for all of them. */
async function nextDue(db: Db): Promise<number> {
  const [row] = await db.sql<{ at: Date | null }>(
    'pass-next',
    `SELECT min(due_at) AS at FROM due_work WHERE ${waiting} AND job <> 'roll-horizon'`,
  );
  return row?.at?.getTime() ?? Infinity;
}

const waiting = 'done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL';
