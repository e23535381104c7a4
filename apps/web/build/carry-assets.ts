// Carries the hashed files of the build before over: a page that was opened before an update still fetches them.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

type Files = ReadonlyMap<string, Buffer>;

const own = 'assets';
/** The gateway serves what is here under the same names as its own. */
const earlier = 'earlier/assets';

export function carryAssets(): Plugin {
  let dist = '';
  let [before, earlierThan]: Files[] = [];
  return {
    name: 'somo-carry-assets',
    apply: 'build',
    configResolved: (config) => {
      dist = resolve(config.root, config.build.outDir);
    },
    async buildStart() {
      [before, earlierThan] = [await filesIn(join(dist, own)), await filesIn(join(dist, earlier))];
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const carried = toCarry(await filesIn(join(dist, own)), before ?? new Map(), earlierThan ?? new Map());
        if (carried.size > 0) await mkdir(join(dist, earlier), { recursive: true });
        for (const [name, body] of carried) await writeFile(join(dist, earlier, name), body);
      },
    },
  };
}

/** Returns the files of one build before, without those that are the same; of the one before that if the same was built again. */
export function toCarry(now: Files, before: Files, earlierThan: Files): Files {
  const isSame = now.size === before.size && [...now.keys()].every((name) => before.has(name));
  return new Map([...(isSame ? earlierThan : before)].filter(([name]) => !now.has(name)));
}

async function filesIn(folder: string): Promise<Files> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));
}
