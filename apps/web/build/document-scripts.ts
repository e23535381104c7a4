// Builds the scripts that documents load by themselves, each into one small file.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { floorTargets } from './floor';

/** Names a built script after what it says, as a browser keeps it for a year, and has the document load it from there. */
async function nameByContent(dist: string, name: string): Promise<void> {
  const built = join(dist, name);
  const hash = createHash('sha256')
    .update(await readFile(built))
    .digest('base64url')
    .slice(0, 7);
  const hashed = `assets/${name.replace('.js', `-${hash}.js`)}`;
  await mkdir(join(dist, 'assets'), { recursive: true });
  await rename(built, join(dist, hashed));
  const document = join(dist, 'index.html');
  const html = await readFile(document, 'utf8');
  await writeFile(document, html.replace(`src="/${name}"`, `src="/${hashed}"`));
}

/**
 * Takes the source of each script by its name. `inDocument` are those that index.html names; the others, which a script loads by itself,
 * keep their names.
 */
export function documentScripts(scripts: Record<string, string>, inDocument: readonly string[]): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'somo-document-scripts',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        for (const [name, entry] of Object.entries(scripts)) {
          const lib = { entry, formats: ['iife' as const], name: 'script', fileName: () => name };
          const into = { outDir, emptyOutDir: false, copyPublicDir: false };
          // What was copied from public/ is not what is built from there.
          await rm(join(outDir, name), { force: true });
          await build({ root, configFile: false, logLevel: 'warn', build: { lib, ...into, target: floorTargets } });
          if (inDocument.includes(name)) await nameByContent(outDir, name);
        }
      },
    },
  };
}
