import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { standbyFault } from './standby.mjs';

const limitMs = 60_000;

/** Sends a signal. False if the process is already gone. */
export function trySignal(signal) {
  try {
    signal();
    return true;
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

/** The milliseconds after `from` until every service answers again. */
export const timeToReady = (somo) => async (from) => {
  while (!(await somo.isReady())) {
    if (performance.now() - from > limitMs) return Infinity;
    await sleep(30);
  }
  return performance.now() - from;
};

/** Faults of processes and servers, each with its weight; `act` injects one and returns the milliseconds until recovery. */
export function processFaults({ somo, database, ready }) {
  const names = Object.keys(somo.pids()).filter((name) => name !== 'nats' && name !== 'redis');
  const data = join(somo.folder, 'data/services');

  async function back(name, from, said) {
    const spoken = `${name} works again`;
    while (!somo.said().slice(said).includes(spoken)) {
      if (performance.now() - from > limitMs) return Infinity;
      await sleep(20);
    }
    return ready(from);
  }
  const killing = (process, name, meanwhile = () => {}) => {
    const [from, said] = [performance.now(), somo.said().length];
    // It may still be down from an earlier fault.
    if (!trySignal(() => somo.kill(process))) return undefined;
    meanwhile();
    return back(name, from, said);
  };
  const wipe = (folder) => () => rmSync(join(data, folder), { recursive: true, force: true, maxRetries: 5 });

  return [
    {
      name: 'F1 kill -9 of a service or worker',
      weight: 8,
      run: (rng) => rng.oneOf(names.filter((name) => !name.startsWith('gateway'))),
      act: (name) => killing(name, name),
    },
    {
      name: 'F1 kill -9 of the gateway',
      weight: 2,
      run: (rng) => rng.oneOf(names.filter((name) => name.startsWith('gateway'))),
      act: (name) => killing(name, name),
    },
    database.fail
      ? standbyFault({ database, ready })
      : {
          name: 'F3 kill -9 of PostgreSQL',
          weight: 2,
          act: async () => {
            const from = performance.now();
            await database.kill();
            return ready(from);
          },
        },
    ...(somo.pids().nats
      ? [
          { name: 'F4 kill -9 of nats-server', weight: 2, act: () => killing('nats', 'nats-server') },
          { name: 'F5 JetStream store wiped', weight: 2, act: () => killing('nats', 'nats-server', wipe('jetstream')) },
        ]
      : []),
    { name: 'F6 kill -9 of redis-server', weight: 1, act: () => killing('redis', 'redis-server') },
    { name: 'F6 Redis emptied', weight: 2, act: () => killing('redis', 'redis-server', wipe('redis/appendonlydir')) },
    {
      name: 'F15 a process paused for seconds',
      weight: 2,
      run: (rng) => [rng.oneOf(names), rng.between(2000, 20_000)],
      act: async ([name, ms]) => {
        const pid = somo.pids()[name];
        if (!trySignal(() => process.kill(pid, 'SIGSTOP'))) return undefined;
        await sleep(ms);
        trySignal(() => process.kill(pid, 'SIGCONT'));
        return ready(performance.now());
      },
    },
  ];
}

const detailsOf = (what) => {
  const parts = [what].flat().filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.length > 0 ? ` (${parts.map((part) => (Number(part) ? Math.round(part) : part)).join(', ')})` : '';
};

/** Injects faults one after another until the time is up and enough were injected. Unless `patient`, sometimes before the last one has recovered. */
export async function injectFaults(faults, rng, { until, times, patient }, log) {
  const wheel = faults.flatMap((fault) => Array.from({ length: fault.weight }, () => fault));
  const done = new Map(faults.map(({ name }) => [name, []]));
  const healing = [];
  let begun = 0;
  while (performance.now() < until || begun < times) {
    begun++;
    const fault = rng.oneOf(wheel);
    const what = fault.run?.(rng);
    const [pause, waits] = [rng.between(200, patient ? 400 : 2500), rng.next() < 0.7];
    const healed = Promise.resolve(fault.act(what)).then((ms) => {
      if (ms === undefined) return;
      done.get(fault.name).push(ms);
      log(`${fault.name}${detailsOf(what)}: recovered after ${(ms / 1000).toFixed(1)} s`);
    });
    healing.push(healed);
    if (patient || waits) await healed;
    await sleep(pause);
  }
  await Promise.all(healing);
  return done;
}
