// Builds the service workers once all pages are drawn: the list of files that they keep is made from the documents.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { filesIn } from './document-files';
import { floorTargets } from './floor';
import { dashboards, wordsToKeep } from './kept-words';
import { filesBehind, routeTables, type BuiltFile } from './route-files';

const shell = 'index.html';
/** What every page needs later, or only without a connection. */
const alsoNeeded = [
  ...['app/router.tsx', 'app/keep-sending.ts', 'app/stay-offline.ts', 'lib/kept-draft.ts'],
  ...['app/resume-offline.ts', 'app/last-seen/remove-last-seen.ts'],
];
const packages = ['/idb/build/index.js'];

interface Kept {
  /** The name of the build, as its documents have it. */
  build: string;
  files: { url: string; revision: string | null }[];
  /** The files of a role's dashboard besides those, and besides what both dashboards need. */
  pages: Record<string, string[]>;
  words: Record<string, string[]>;
}

export function buildWorkers(): Plugin {
  let root = '';
  let outDir = '';
  let built: BuiltFile[] = [];
  return {
    name: 'somo-build-workers',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: (_options, bundle) => {
      built = Object.values(bundle).filter((file) => file.type === 'chunk');
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const somoFiles = await filesToKeep(root, outDir, built);
        for (const [name, entry] of [
          ['sw.js', 'src/worker/sw.ts'],
          ['sw-off.js', 'src/worker/off.ts'],
        ] as const) {
          const lib = { entry, formats: ['iife' as const], name: 'worker', fileName: () => name };
          const define = { somoFiles: JSON.stringify(somoFiles), 'process.env.NODE_ENV': '"production"' };
          const into = { outDir, emptyOutDir: false, copyPublicDir: false };
          await build({ root, configFile: false, logLevel: 'warn', define, build: { lib, ...into, target: floorTargets } });
        }
      },
    },
  };
}

async function filesToKeep(root: string, dist: string, built: BuiltFile[]): Promise<Kept> {
  const src = join(root, 'src');
  const html = await readFile(join(dist, shell), 'utf8');
  const fromPackages = built.filter(({ facadeModuleId }) => packages.some((end) => facadeModuleId?.endsWith(end)));
  const ofDashboard = await Promise.all(
    dashboards.map(async ({ path, role }) => ({ role, files: filesIn(await readFile(join(dist, `plain${path}.html`), 'utf8')) })),
  );
  const ofBoth = ofDashboard.map(({ files }) => files).reduce((some, others) => some.filter((file) => others.includes(file)));
  const named = [...filesIn(html), ...ofBoth, ...filesBehind(alsoNeeded, src, built), ...fromPackages.map(({ fileName }) => fileName)];
  const besides = (files: string[]) => files.flatMap((file) => (named.includes(file) ? [] : [`/${file}`]));
  const pages = ofDashboard.map(({ role, files }) => [role, besides([...new Set(files)])]);
  const tables: Record<string, string> = {};
  for (const table of routeTables) tables[table] = await readFile(join(src, table), 'utf8');
  const words = wordsToKeep(tables).map(([locale, sources]) => [locale, besides(filesBehind(sources, src, built))]);
  const revision = createHash('sha256').update(html).digest('base64url').slice(0, 12);
  const hashed = [...new Set(named)].sort().map((file) => ({ url: `/${file}`, revision: null }));
  const [, name = ''] = /<meta name="somo-build" content="([^"]+)"/.exec(html) ?? [];
  if (name === '') throw new Error('The documents do not name their build.');
  return {
    build: name,
    files: [{ url: `/${shell}`, revision }, ...hashed],
    pages: Object.fromEntries(pages) as Kept['pages'],
    words: Object.fromEntries(words) as Kept['words'],
  };
}
