// @ts-check
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { trySignal } from './faults.mjs';
import { redeliver } from './message-faults.mjs';
import { send, slotsOf, somebody } from './people.mjs';

const learnMs = 15_000;
const patienceMs = 15_000;
const atOnce = 4;

/** @param {string} file */
const lines = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);

/**
 * Kills every process once before and once after each thing it does: each named statement, commit, message and queue entry (fail-at.mjs). The points are
 * learned while users register, book and cancel. The process that has lived longest dies next, at its next new point, until no point is left or time is
 * up; with `only` (parts of the names of rare points), until time is up. Returns, per process, where it died and where it did not.
 * @param {Awaited<ReturnType<typeof import('./setup.mjs').setUpHarness>>} harness
 * @param {number} until
 * @param {string | undefined} only
 * @param {ReturnType<typeof import('./random.mjs').seededRandom>} rng
 * @param {(line: string) => void} log
 * @returns {Promise<{ name: string, left: string[], died: string[] }[]>}
 */
export async function killAtEveryPoint(harness, until, only, rng, log) {
  const { somo, pointsFolder, urls, people } = harness;
  const teacher = /** @type {{ id: string } | undefined} */ (people.teachers[0]);
  if (!teacher) throw new Error('Nobody teaches here: there is nothing to book.');
  const slots = slotsOf(teacher.id);
  /**
   * @param {string} name
   * @param {'points' | 'arm' | 'died'} kind
   */
  const file = (name, kind) => join(pointsFolder, `${name.replace(' ', '-')}.${kind}`);
  /** @param {string} name */
  const died = (name) => lines(file(name, 'died'));
  /** @param {string} point */
  const wanted = (point) => !only || only.split(',').some((part) => point.includes(part));
  /** @param {string} name */
  const left = (name) => [...new Set(lines(file(name, 'points')))].filter((point) => wanted(point) && !died(name).includes(point));
  let over = false;
  const newcomers = (async () => {
    for (let n = 0; !over; n++) {
      await somebody(urls[0], n % 2 ? 'teacher' : 'student', `Newcomer${n}`).catch(() => undefined);
      await Promise.all(['/readyz', slots].map((path) => send(urls[0], 'GET', path).catch(() => undefined)));
      if (n % 10 === 9) await redeliver(harness, rng);
      await sleep(500);
    }
  })();
  await sleep(learnMs);

  /** @param {string} name */
  const arm = (name) => writeFileSync(file(name, 'arm'), '');
  /**
   * @param {string} name
   * @param {number} times
   */
  async function hasDied(name, times) {
    for (const enough = performance.now() + patienceMs; performance.now() < enough; await sleep(20))
      if (died(name).length > times) return true;
    return false;
  }
  /** Kills it in mid-life, then again right after its restart: only there is the first death's recovery seen. @param {string} name */
  async function killTwice(name) {
    const before = died(name).length;
    arm(name);
    trySignal(() => process.kill(somo.pids()[name], 'SIGUSR2'));
    if (await hasDied(name, before)) {
      arm(name);
      await hasDied(name, before + 1);
    }
    rmSync(file(name, 'arm'), { force: true });
    for (const point of died(name).slice(before)) log(`${name} died ${point}`);
    // Running processes get a message to disarm; starting ones read the setting.
    while (!worksAgain(name)) await sleep(50);
    trySignal(() => process.kill(somo.pids()[name], 'SIGUSR2'));
  }
  /** @param {string} name */
  const worksAgain = (name) => somo.said().lastIndexOf(`${name} works again`) >= somo.said().lastIndexOf(`${name} ended`);

  const processes = Object.keys(somo.pids()).filter((name) => name !== 'nats' && name !== 'redis');
  const waiting = [...processes];
  const lane = async () => {
    while (performance.now() < until && (only || processes.some((name) => left(name).length > 0))) {
      const next = waiting.findIndex((name) => left(name).length > 0);
      if (next < 0) await sleep(200);
      else {
        const [name = ''] = waiting.splice(next, 1);
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
