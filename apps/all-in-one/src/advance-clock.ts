import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceName } from '@somo/contracts/services';
import type { Db } from '@somo/platform/db';
import type { RunningService } from '@somo/platform/run-service';
import { attendLesson } from './attend-lesson.js';
import type { DemoClock } from './demo-clock.js';
import type { SimulatedTime } from './seed/simulated-time.js';
import { openWaitingWork, type Waiting, type WaitingWork } from './waiting-work.js';

const pollMs = 3;
const timeoutMs = 30_000;
/** From when on before the present teachers' horizons are extended. */
const horizonsMs = 60 * 60_000;
/** How much time one step covers: work due within it runs together. Shorter than the time between a lesson's reminders. */
const stepMs = 5 * 60_000;

interface Simulation {
  services: RunningService[];
  clock: DemoClock;
  work: WaitingWork;
  /** Lets the services do their work by themselves again. */
  resume: () => void;
}

/** Returns the simulated time of a product whose services all use this clock, on a database with this URL of its superuser. */
export function simulatedTimeOf(services: RunningService[], clock: DemoClock, adminUrl: string): SimulatedTime {
  let simulation: Promise<Simulation> | undefined;
  const end = async () => {
    const ending = await simulation;
    simulation = undefined;
    ending?.resume();
    await ending?.work.close();
  };
  return {
    present: () => clock.present.now(),
    now: () => clock.now(),
    isPresent: () => clock.isPresent(),
    neverRan: async () => !(await Promise.all(services.map(({ db }) => hasEvents(db)))).includes(true),
    setBack: (to) => clock.set(to),
    attend: (lesson, teacherLateMs) => attendLesson(dbOf(services, 'messaging'), lesson, teacherLateMs),
    advanceTo: async (at) => {
      if (clock.isPresent()) return;
      simulation ??= begin(services, clock, adminUrl);
      await advanceClock(await simulation, at);
      if (clock.isPresent()) await end();
    },
    end,
  };
}

/** Takes the work over from the services until the simulation ends. */
async function begin(services: RunningService[], clock: DemoClock, adminUrl: string): Promise<Simulation> {
  const names = services.map(({ name }) => name);
  const work = await openWaitingWork(adminUrl, names);
  const resumes = services.map((service) => service.pause());
  return { services, clock, work, resume: () => resumes.forEach((resume) => resume()) };
}

/**
 * Advances the clock to `until`, from one due time to the next, each time waiting until all services have done the work and received each
 * other's events. If the services do not settle, the clock returns to the present at once, where due work runs as usual.
 */
async function advanceClock(simulation: Simulation, until: number): Promise<void> {
  const { clock } = simulation;
  for (;;) {
    if (clock.isPresent()) return;
    const next = await settle(simulation);
    if (next === undefined) return clock.set(clock.present.now());
    if (clock.now() >= until) return;
    clock.set(Math.max(clock.now(), Math.min(until, next + stepMs)));
  }
}

/**
 * Returns when the next work is due, in epoch milliseconds, once the services have settled, and undefined if they do not. One look is
 * enough: it is one statement, and an event waits in the outbox until it is in the inbox.
 */
async function settle({ services, clock, work }: Simulation): Promise<number | undefined> {
  let before = '';
  for (const end = performance.now() + timeoutMs; performance.now() < end;) {
    const { waits, nextAt } = await work.read(clock.now(), clock.present.now() - clock.now() < horizonsMs);
    if (waits.length === 0) return nextAt;
    await Promise.all(services.map((service) => runDueWork(service, waits)));
    const seen = JSON.stringify(waits);
    // What still waits after it was run is in someone else's hands.
    if (seen === before) await sleep(pollMs);
    before = seen;
  }
  return undefined;
}

/** Does what waits for a service, without the pauses of the relay and of the job queue; jobs that run together do so here too. */
async function runDueWork({ name, runner, relayNow, retryEvents }: RunningService, waits: Waiting[]): Promise<void> {
  const own = waits.filter(({ service }) => service === name);
  const due = own.filter((wait) => wait.kind === 'job');
  const runs = [...new Set(due.map(({ job }) => job))].flatMap((job) => {
    const ids = due.filter((wait) => wait.job === job).map(({ workId }) => workId);
    return inGroups(ids, runner.most(job)).map((group) => runner.run(job, group));
  });
  const isWaiting = (kind: Waiting['kind']) => own.some((wait) => wait.kind === kind);
  await Promise.all([...runs, isWaiting('publish') && relayNow(), isWaiting('retry') && retryEvents()]);
}

function inGroups<T>(items: T[], size: number): T[][] {
  return items.length === 0 ? [] : [items.slice(0, size), ...inGroups(items.slice(size), size)];
}

function dbOf(services: RunningService[], wanted: ServiceName): Db {
  const service = services.find(({ name }) => name === wanted);
  if (!service) throw new Error(`The demo needs ${wanted}.`);
  return service.db;
}

async function hasEvents(db: Db): Promise<boolean> {
  return (await db.sql('pass-told', 'SELECT 1 FROM outbox LIMIT 1')).length > 0;
}
