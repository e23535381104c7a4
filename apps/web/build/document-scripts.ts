// Builds the scripts that documents load by themselves, each into one small file under a fixed name.
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { floorTargets } from './floor';

/** Takes the source of each script by its name; those in public/ replace what was copied from there. */
export function documentScripts(scripts: Record<string, string>): Plugin {
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
      sequential: true,
      async handler() {
        for (const [name, entry] of Object.entries(scripts)) {
          const lib = { entry, formats: ['iife' as const], name: 'script', fileName: () => name };
          const into = { outDir, emptyOutDir: false, copyPublicDir: false };
          await build({ root, configFile: false, logLevel: 'warn', build: { lib, ...into, target: floorTargets } });
        }
      },
    },
  };
}
