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
const signedIn = /^\/(student|teacher|admin)(\/|$)/;
/** What every page needs in a language other than English; the English ones are part of the app. */
const always = ['common', 'formats', 'refusals'];

/** Reads src/app/router.tsx and returns the sources behind each path: the page, its translations in a language and its layout. */
export function sourcesByPath(router: string, locale = 'en'): Map<string, string[]> {
  const words = (names: string[]) => names.map((name) => `../../../libs/messages/locales/${locale}/${name}.json`);
  const calls = [...router.matchAll(call)].map(([, path = '', file = '', names = '']): [string, string[]] => {
    const around = signedIn.test(path) ? ['app/layouts/signed-in-layout.tsx', ...words(['shell', 'notifications'])] : words(['shell']);
    const own = [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
    return [path, [`app/${file}.tsx`, ...words(own), ...around, ...words(locale === 'en' ? [] : always)]];
  });
  return new Map(calls);
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
