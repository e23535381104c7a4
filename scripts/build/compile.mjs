// Compiles the package in the working folder into dist, without checking types: `npm test` does that, and a start need not wait for it.
import { transformFile } from '@swc/core';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { swcOptions } from './swc-options.mjs';

const out = 'dist';
/** Only libs/messages has locales, which its code reads beside itself: there, dist has both folders. */
const data = 'locales';

const isCode = (name) => extname(name) === '.ts' && !name.endsWith('.spec.ts') && !name.endsWith('.d.ts');

async function compile(source, target) {
  const { code, map } = await transformFile(source, {
    ...swcOptions,
    sourceMaps: true,
    sourceFileName: relative(dirname(target), source),
  });
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, `${code}//# sourceMappingURL=${target.slice(dirname(target).length + 1)}.map\n`);
  await writeFile(`${target}.map`, map);
}

const hasData = (await readdir('.')).includes(data);
// Code that lists the folder would still find the output of a deleted source file.
await rm(out, { recursive: true, force: true });
if (hasData) await cp(data, join(out, data), { recursive: true });
const sources = (await readdir('src', { recursive: true })).filter(isCode);
const below = hasData ? join(out, 'src') : out;
await Promise.all(sources.map((name) => compile(join('src', name), join(below, name.replace(/\.ts$/, '.js')))));
