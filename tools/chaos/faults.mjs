import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const limitMs = 60_000;

/** Sends a signal; false when the process is gone already. */
export function isThere(signal) {
  try {
    signal();
    return true;
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

/** Answers how long after `from` every service answered again, in ms. */
export const readyAgain = (somo) => async (from) => {
  while (!(await somo.isReady())) {
    if (performance.now() - from > limitMs) return Infinity;
    await sleep(30);
  }
  return performance.now() - from;
};

/** What can go wrong with processes and servers, how often beside the others, and how it is done; each answers how long until it was whole again, in ms. */
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
    // An earlier fault may still have it down.
    if (!isThere(() => somo.kill(process))) return undefined;
    meanwhile();
    return back(name, from, said);
  };
  const wipe = (folder) => () => rmSync(join(data, folder), { recursive: true, force: true, maxRetries: 5 });

  return [
    {
      name: 'F1 kill -9 of a service or worker',
      weight: 8,
      run: (dice) => dice.oneOf(names.filter((name) => !name.startsWith('gateway'))),
      act: (name) => killing(name, name),
    },
    {
      name: 'F1 kill -9 of the gateway',
      weight: 2,
      run: (dice) => dice.oneOf(names.filter((name) => name.startsWith('gateway'))),
      act: (name) => killing(name, name),
    },
    {
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
      name: 'F15 a process stands still for seconds',
      weight: 2,
      run: (dice) => [dice.oneOf(names), dice.between(2000, 20_000)],
      act: async ([name, ms]) => {
        const pid = somo.pids()[name];
        if (!isThere(() => process.kill(pid, 'SIGSTOP'))) return undefined;
        await sleep(ms);
        isThere(() => process.kill(pid, 'SIGCONT'));
        return ready(performance.now());
      },
    },
  ];
}

const told = (what) => {
  const parts = [what].flat().filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.length > 0 ? ` (${parts.map((part) => (Number(part) ? Math.round(part) : part)).join(', ')})` : '';
};

/** Does faults one after another, unless `patient` sometimes before the last has healed, until the time is over and as many were done as were wanted. */
export async function doFaults(faults, dice, { until, times, patient }, tell) {
  const wheel = faults.flatMap((fault) => Array.from({ length: fault.weight }, () => fault));
  const done = new Map(faults.map(({ name }) => [name, []]));
  const healing = [];
  let begun = 0;
  while (performance.now() < until || begun < times) {
    begun++;
    const fault = dice.oneOf(wheel);
    const what = fault.run?.(dice);
    const [pause, waits] = [dice.between(200, patient ? 400 : 2500), dice.next() < 0.7];
    const healed = Promise.resolve(fault.act(what)).then((ms) => {
      if (ms === undefined) return;
      done.get(fault.name).push(ms);
      tell(`${fault.name}${told(what)}: whole again after ${(ms / 1000).toFixed(1)} s`);
    });
    healing.push(healed);
    if (patient || waits) await healed;
    await sleep(pause);
  }
  await Promise.all(healing);
  return done;
}
