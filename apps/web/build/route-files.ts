// Finds the built files that a page needs, so that its document can list them
// all and the browser fetches them in parallel instead of one after another.
import { join } from 'node:path';

/** A built file: the source file it was made for, and the built files it imports. */
export interface BuiltFile {
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
}

const call = /\bpage\(\s*'([^']+)',\s*\(\) => import\('\.\/([^']+)'\)((?:,\s*'[^']+')*),?\s*\)/g;
const signedIn = /^\/(student|teacher|admin|lessons)(\/|$)/;
/** What every page needs in a language other than English; the English ones are part of the app. */
export const always = ['common', 'formats', 'refusals', 'rules', 'subjects', 'module-names', 'cities'];
const sentences = '../../../libs/contracts/src/field-sentences.ts';
const listOf = (locale: string) => `i18n/words/${locale.toLowerCase()}.ts`;

/** What these pages load besides: the names of subjects, countries and languages of instruction. */
export const namesIn = '../../../libs/messages/src/names.ts';

/** Where routes are, in src. Those of the first file are part of the app's own file. */
export const routeTables = ['app/visitor-routes.tsx', 'app/router.tsx'];

/**
 * Reads the text of each of these tables and returns the sources behind each path: the table itself, the page, its translations in a
 * language and its layout.
 */
export function sourcesByPath(tables: Record<string, string>, locale = 'en'): Map<string, string[]> {
  return new Map(Object.entries(tables).flatMap(([table, text]) => sourcesIn(table, text, locale)));
}

function sourcesIn(table: string, text: string, locale: string): [string, string[]][] {
  const words = (names: string[]) => names.map((name) => `../../../libs/messages/locales/${locale}/${name}.json`);
  return [...text.matchAll(call)].map(([, path = '', file = '', names = '']) => {
    const around = signedIn.test(path) ? ['app/layouts/signed-in-layout.tsx', ...words(['shell', 'notifications'])] : words(['shell']);
    const own = [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
    return [
      path,
      [table, `app/${file}.tsx`, ...words(own), ...around, ...(locale === 'en' ? [] : [listOf(locale), ...words(always), sentences])],
    ];
  });
}

/** Returns the built files for those sources, with everything they import. */
export function filesBehind(sources: string[], src: string, built: BuiltFile[]): string[] {
  const needed = new Set<string>();
  const take = (file: BuiltFile | undefined): void => {
    if (!file || needed.has(file.fileName)) return;
    needed.add(file.fileName);
    file.imports.forEach((name) => take(built.find(({ fileName }) => fileName === name)));
  };
  for (const source of sources) take(built.find(({ facadeModuleId }) => facadeModuleId === join(src, source)));
  return [...needed];
}
