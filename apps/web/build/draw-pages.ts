// Draws the pages that are the same for everybody once, after the build, so that they are on the screen before any script runs.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { drawnPage } from './drawn-page';

/** `late`: complete without the app, which comes with the first sign of somebody. */
export interface DrawnPath {
  path: string;
  late: boolean;
}

type Draw = (path: string) => Promise<string>;

export function drawPages(entry: string, paths: DrawnPath[], shared: InlineConfig): Plugin {
  let dist = '';
  let place = '';
  return {
    name: 'somo-draw-pages',
    apply: 'build',
    configResolved: (config) => {
      dist = resolve(config.root, config.build.outDir);
      // Inside the checkout, where Node finds the packages that the drawing stands on.
      place = join(config.root, 'node_modules/.drawing');
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        await build({
          ...shared,
          configFile: false,
          logLevel: 'warn',
          build: { ssr: entry, outDir: place, copyPublicDir: false, target: 'es2022' },
        });
        const { draw } = (await import(pathToFileURL(join(place, 'prerender.js')).href)) as { draw: Draw };
        const shell = await readFile(join(dist, 'index.html'), 'utf8');
        await mkdir(join(dist, 'pages'));
        for (const { path, late } of paths) {
          await writeFile(join(dist, 'pages', `${path.slice(1) || 'home'}.html`), drawnPage(shell, await draw(path), late));
        }
        await rm(place, { recursive: true });
      },
    },
  };
}
