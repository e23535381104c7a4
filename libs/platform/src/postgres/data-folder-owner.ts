import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processFacts } from './processes.js';
import { StartProblem } from './start-problem.js';

interface Owner {
  pid: number;
  since: string;
}

const FILE = 'running.json';

/** Returns the id of the process that is using the data in this place, if there is one. */
export async function ownerOf(place: string): Promise<number | undefined> {
  const owner = await readOwner(join(place, FILE));
  return owner && isThere(owner) ? owner.pid : undefined;
}

/** Makes this process the owner of `place`; of two that start at once, one succeeds. Returns a function that releases it. */
export async function claimDataFolder(place: string): Promise<() => Promise<void>> {
  const file = join(place, FILE);
  const mine = join(place, `${FILE}.${process.pid}`);
  await writeFile(mine, JSON.stringify({ pid: process.pid, since: processFacts(process.pid)?.since ?? '' } satisfies Owner));
  try {
    // Creating a hard link is atomic; the second attempt follows the cleanup after a killed process.
    if (!(await linked(mine, file))) {
      await clearDead(file, place);
      if (!(await linked(mine, file))) throw inUse(place);
    }
  } finally {
    await rm(mine, { force: true });
  }
  return () => rm(file, { force: true });
}

async function clearDead(file: string, place: string): Promise<void> {
  const owner = await readOwner(file);
  if (owner && isThere(owner)) throw inUse(place, owner.pid);
  const aside = `${file}.dead.${process.pid}`;
  await rename(file, aside).catch(ifGone);
  // Between reading and moving, another start may have claimed the place: it gets it back.
  const moved = await readOwner(aside);
  if (moved && isThere(moved)) await linked(aside, file);
  await rm(aside, { force: true });
}

function inUse(place: string, pid?: number): StartProblem {
  return new StartProblem(
    `Somo already runs on the data in ${place}${pid ? ` (process ${pid})` : ''}. Use that one, stop it with Ctrl-C, or set SOMO_DATA and PORT to run a second one.`,
  );
}

function isThere(owner: Owner): boolean {
  const facts = processFacts(owner.pid);
  return facts !== undefined && facts.since === owner.since;
}

async function readOwner(file: string): Promise<Owner | undefined> {
  const text = await readFile(file, 'utf8').catch(ifGone);
  if (!text) return undefined;
  try {
    return JSON.parse(text) as Owner;
  } catch {
    return undefined; // truncated by a full disk or a power failure: the process that wrote it is gone
  }
}

function linked(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
