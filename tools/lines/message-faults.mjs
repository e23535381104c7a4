import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const isMessage = (chunk) => /POST \/api\/conversations\/[^/ ]+\/messages/.test(chunk.toString('latin1'));

/** What happens to one person's page and line, by name. */
const ofPage = ({ chat, wire }) => ({
  'page reloaded': () => chat.reload(),
  'every connection dropped': async (rng) => {
    wire.cut();
    await sleep(rng.between(0, 4_000));
    wire.mend();
  },
  'network off': async (rng) => {
    await chat.page.context().setOffline(true);
    await sleep(rng.between(500, 6_000));
    await chat.page.context().setOffline(false);
  },
  'answer to a message lost': async (rng) => {
    const before = wire.lost();
    wire.lose((chunk) => wire.lost() === before && isMessage(chunk));
    await sleep(rng.between(2_000, 4_000));
    wire.lose();
  },
});

/** kill -9; the launcher starts it again. */
const ofProcesses = (data) =>
  Object.fromEntries(
    ['gateway', 'gateway 2', 'messaging'].map((name) => [
      `${name} killed`,
      () => process.kill(JSON.parse(readFileSync(join(data, 'services/processes.json'), 'utf8'))[name], 'SIGKILL'),
    ]),
  );

/** Lets things happen at random to both people and to the processes, each on its own, until `stop` is called. `counts`: how often, by name. */
export function startFaults({ people, data, rng }) {
  let over = false;
  const happen = (acts, [from, to]) => {
    const own = rng.child();
    const counts = Object.fromEntries(Object.keys(acts).map((name) => [name, 0]));
    const run = async () => {
      for (;;) {
        for (const until = performance.now() + own.between(from, to); performance.now() < until && !over;) await sleep(50);
        if (over) return;
        const name = own.oneOf(Object.keys(acts));
        try {
          await acts[name](own);
          counts[name] += 1;
        } catch (error) {
          // A process that is only just starting again.
          if (error.code !== 'ESRCH') throw error;
        }
      }
    };
    return { counts, done: run() };
  };
  const all = [...people.map((person) => happen(ofPage(person), [2_000, 7_000])), happen(ofProcesses(data), [4_000, 11_000])];
  return {
    counts: all.map(({ counts }) => counts),
    failed: Promise.all(all.map(({ done }) => done)),
    async stop() {
      over = true;
      await Promise.all(all.map(({ done }) => done));
    },
  };
}
