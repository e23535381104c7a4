// Writes an HTML document for each page of the app after the build, and for each public page in each language:
// prerendered, so that it is visible before any script runs, and preloading the files it needs.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { isPseudoLocale } from '../../../libs/messages/src/pseudo-locales';
import { sourceLocale } from '../../../libs/messages/src/locales';
import { documentOf, withFiles, type Kind } from './page-document';
import { inLanguage, pathIn, withAddress, withLanguages, type DocumentLanguage } from './page-language';
import { filesBehind, routeTables, sourcesByPath, type BuiltFile } from './route-files';

interface Drawing {
  speak: (locale: string) => Promise<DocumentLanguage>;
  draw: (path: string) => Promise<string>;
  paths: readonly string[];
  publicPaths: readonly string[];
  pathsInLanguages: readonly string[];
  pathsWithTeachers: readonly string[];
  withBlanks: (draw: () => Promise<string>) => Promise<string>;
}

/** A page with a parameter is stored under `_`: /student/book-lesson/:teacherId becomes /student/book-lesson/_. */
const nameOf = (path: string) => path.replace(/:[^/]+/g, '_').replace(/\/$/, '');

export function drawPages(entry: string, kindOf: (path: string) => Kind, shared: InlineConfig, locales: readonly string[]): Plugin {
  let dist = '';
  let root = '';
  let built: BuiltFile[] = [];
  return {
    name: 'somo-draw-pages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      dist = resolve(config.root, config.build.outDir);
    },
    writeBundle: (_options, bundle) => {
      built = Object.values(bundle).filter((file) => file.type === 'chunk');
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        // Inside the checkout, so that Node resolves the packages the prerender bundle imports.
        const place = join(root, 'node_modules/.drawing');
        await build({
          ...shared,
          configFile: false,
          logLevel: 'warn',
          build: { ssr: entry, outDir: place, copyPublicDir: false, target: 'es2022', assetsInlineLimit: 0 },
        });
        const { speak, draw, paths, publicPaths, pathsInLanguages, pathsWithTeachers, withBlanks } = (await import(
          pathToFileURL(join(place, 'prerender.js')).href
        )) as Drawing;
        const src = join(root, 'src');
        const tables: Record<string, string> = {};
        for (const table of routeTables) tables[table] = await readFile(join(src, table), 'utf8');
        const shell = await readFile(join(dist, 'index.html'), 'utf8');
        const english = await speak(sourceLocale);
        for (const locale of locales) {
          const localShell = inLanguage(shell, english, await speak(locale));
          // The texts of a pseudo-language are made from the English ones.
          const sources = sourcesByPath(tables, isPseudoLocale(locale) ? sourceLocale : locale);
          for (const path of locale === sourceLocale ? paths : pathsInLanguages) {
            const behind = sources.get(path);
            if (!behind) throw new Error(`build/route-files.ts does not see the page ${path} in ${routeTables.join(' or ')}.`);
            const local = pathIn(locale, path);
            const bare = withFiles(localShell, filesBehind(behind, src, built));
            const own = publicPaths.includes(path) ? withAddress(bare, path, locale) : bare;
            const plain = locale === sourceLocale && pathsInLanguages.includes(path) ? withLanguages(own, locales) : own;
            const drawn = documentOf(plain, await draw(local.replace(/:[^/]+/g, '_')), kindOf(path));
            await write(join(dist, `plain${nameOf(local)}.html`), plain);
            await write(join(dist, `pages${nameOf(local)}.html`), drawn);
            if (!pathsWithTeachers.includes(path) || isPseudoLocale(locale)) continue;
            const blanks = await withBlanks(() => draw(local));
            await write(join(dist, `featured${nameOf(local)}.html`), documentOf(plain, blanks, kindOf(path)));
          }
        }
        await rm(place, { recursive: true });
      },
    },
  };
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
