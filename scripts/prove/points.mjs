import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isThere } from './faults.mjs';
import { somebody } from './people.mjs';

const learnMs = 15_000;
const patienceMs = 20_000;
const atOnce = 4;

const lines = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);

/**
 * Kills every process once before and once after each thing it does: each named statement, commit, message and queue entry (fail-at.mjs).
 * What they do is learnt while people register, book and cancel. Points are drawn by lot until all were tried or time is over. Answers for each process how many it has, and at how many it died.
 */
export async function killAtEveryPoint({ somo, pointsFolder, urls }, dice, until, tell) {
  const file = (name, kind) => join(pointsFolder, `${name.replace(' ', '-')}.${kind}`);
  const died = (name) => lines(file(name, 'died'));
  let over = false;
  const newcomers = (async () => {
    for (let n = 0; !over; n++) {
      await somebody(urls[0], n % 2 ? 'teacher' : 'student', `Newcomer${n}`).catch(() => undefined);
      await sleep(500);
    }
  })();
  await sleep(learnMs);

  async function killAt(name, point) {
    const [before, said, enough] = [died(name).length, somo.said().length, performance.now() + patienceMs];
    writeFileSync(file(name, 'arm'), point);
    isThere(() => process.kill(somo.pids()[name], 'SIGUSR2'));
    while (died(name).length === before && performance.now() < enough) await sleep(20);
    rmSync(file(name, 'arm'), { force: true });
    if (died(name).length === before) return;
    while (!somo.said().slice(said).includes(`${name} works again`)) await sleep(50);
  }

  const processes = Object.keys(somo.pids()).filter((name) => name !== 'nats' && name !== 'redis');
  const tried = new Map(processes.map((name) => [name, new Set()]));
  const known = (name) => [...new Set(lines(file(name, 'points')))];
  const untried = (name) => known(name).filter((point) => !tried.get(name).has(point));
  const free = new Set(processes);
  const lane = async () => {
    while (performance.now() < until) {
      const able = [...free].filter((name) => untried(name).length > 0);
      if (able.length === 0) return;
      const name = dice.oneOf(able);
      const point = dice.oneOf(untried(name));
      tried.get(name).add(point);
      free.delete(name);
      await killAt(name, point);
      free.add(name);
      tell(`${name} ${died(name).includes(point) ? 'died' : 'did not come'} ${point}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  over = true;
  await newcomers;
  return processes.map((name) => ({ name, known: known(name).length, tried: tried.get(name).size, died: died(name).length }));
}
