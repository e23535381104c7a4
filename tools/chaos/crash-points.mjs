import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isThere } from './faults.mjs';
import { tellAgain } from './message-faults.mjs';
import { send, slotsOf, somebody } from './people.mjs';

const learnMs = 15_000;
const patienceMs = 15_000;
const atOnce = 4;

const lines = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);

/**
 * Kills every process once before and once after each thing it does: each named statement, commit, message and queue entry (fail-at.mjs).
 * What they do is learnt while people register, book and cancel. Whoever lives longest is the next to die, at the first point it comes to
 * where it has not died yet, until there is none left or time is over; with `only`, parts of the names of points that are hard to come by,
 * until time is over. Answers for each process where it died, and where it did not.
 */
export async function killAtEveryPoint(scene, until, only, dice, tell) {
  const { somo, pointsFolder, urls, people } = scene;
  const slots = slotsOf(people.teachers[0].id);
  const file = (name, kind) => join(pointsFolder, `${name.replace(' ', '-')}.${kind}`);
  const died = (name) => lines(file(name, 'died'));
  const wanted = (point) => !only || only.split(',').some((part) => point.includes(part));
  const left = (name) => [...new Set(lines(file(name, 'points')))].filter((point) => wanted(point) && !died(name).includes(point));
  let over = false;
  const newcomers = (async () => {
    for (let n = 0; !over; n++) {
      await somebody(urls[0], n % 2 ? 'teacher' : 'student', `Newcomer${n}`).catch(() => undefined);
      await Promise.all(['/readyz', slots].map((path) => send(urls[0], 'GET', path).catch(() => undefined)));
      if (n % 10 === 9) await tellAgain(scene, dice);
      await sleep(500);
    }
  })();
  await sleep(learnMs);

  const arm = (name) => writeFileSync(file(name, 'arm'), '');
  async function hasDied(name, times) {
    for (const enough = performance.now() + patienceMs; performance.now() < enough; await sleep(20))
      if (died(name).length > times) return true;
    return false;
  }
  /** In the middle of its life, and then from the first moment of the next: what comes again because of the first death is seen only there. */
  async function killTwice(name) {
    const before = died(name).length;
    arm(name);
    isThere(() => process.kill(somo.pids()[name], 'SIGUSR2'));
    if (await hasDied(name, before)) {
      arm(name);
      await hasDied(name, before + 1);
    }
    rmSync(file(name, 'arm'), { force: true });
    for (const point of died(name).slice(before)) tell(`${name} died ${point}`);
    // Whoever is alive is told that it is not armed any more; whoever starts sees it.
    while (!worksAgain(name)) await sleep(50);
    isThere(() => process.kill(somo.pids()[name], 'SIGUSR2'));
  }
  const worksAgain = (name) => somo.said().lastIndexOf(`${name} works again`) >= somo.said().lastIndexOf(`${name} ended`);

  const processes = Object.keys(somo.pids()).filter((name) => name !== 'nats' && name !== 'redis');
  const waiting = [...processes];
  const lane = async () => {
    while (performance.now() < until && (only || processes.some((name) => left(name).length > 0))) {
      const next = waiting.findIndex((name) => left(name).length > 0);
      if (next < 0) await sleep(200);
      else {
        const [name] = waiting.splice(next, 1);
        await killTwice(name);
        waiting.push(name);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  over = true;
  await newcomers;
  return processes.map((name) => ({ name, left: left(name), died: died(name) }));
}
