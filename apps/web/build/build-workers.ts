// Builds the service workers once all pages are drawn: the list of files that they keep is made from the documents.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { filesIn } from './document-files';
import { floorTargets } from './floor';
import { filesBehind, type BuiltFile } from './route-files';

const shell = 'index.html';
/** The documents of the pages that open without a connection from the first day. */
const documents = ['plain/student/dashboard.html', 'plain/teacher/dashboard.html', shell];
/** What these pages fetch later, or only without a connection. */
const alsoNeeded = ['app/router.tsx', 'app/keep-sending.ts', 'app/stay-offline.ts', 'app/resume-offline.ts', 'lib/kept-draft.ts'];
const packages = ['/idb/build/index.js'];
/** The texts of the dashboards. */
const areas = ['common', 'formats', 'refusals', 'rules', 'shell', 'notifications', 'dashboard', 'lessons', 'reviews', 'requests'];
const lists: Record<string, string> = { fr: 'fr', 'pt-PT': 'pt-pt', sw: 'sw', ar: 'ar' };

interface Kept {
  files: { url: string; revision: string | null }[];
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
  const html = await Promise.all(documents.map((name) => readFile(join(dist, name), 'utf8')));
  const fromPackages = built.filter(({ facadeModuleId }) => packages.some((end) => facadeModuleId?.endsWith(end)));
  const named = [...html.flatMap(filesIn), ...filesBehind(alsoNeeded, src, built), ...fromPackages.map(({ fileName }) => fileName)];
  const texts = (locale: string) => areas.map((area) => `../../../libs/messages/locales/${locale}/${area}.json`);
  const words = Object.entries(lists).map(([locale, list]) => {
    const files = filesBehind([`i18n/words/${list}.ts`, ...texts(locale), '../../../libs/contracts/src/field-sentences.ts'], src, built);
    return [locale, files.map((file) => `/${file}`)];
  });
  const revision = createHash('sha256').update(html.at(-1)!).digest('base64url').slice(0, 12);
  const hashed = [...new Set(named)].sort().map((file) => ({ url: `/${file}`, revision: null }));
  return { files: [{ url: `/${shell}`, revision }, ...hashed], words: Object.fromEntries(words) as Record<string, string[]> };
}
