// What subjects, modules, countries and languages of instruction are called in the language of the page. They are stored in English.
import { sourceLocale } from '@somo/messages/locales';
import type { ModuleNames, Names } from '@somo/messages/names';
import { isPseudoLocale } from '@somo/messages/pseudo-locales';
import { formatTag, listText } from '../lib/format';
import { loadArea } from './load-area';

let names: Names | undefined;

/** Returns what gives the names in a language, for the tag of its formats; English and the pseudo-languages go without. */
export async function loadNames(locale: string): Promise<((tag: string) => Names) | undefined> {
  if (locale === sourceLocale || isPseudoLocale(locale)) return undefined;
  const [{ namesIn }, subjects, modules] = await Promise.all([
    import('@somo/messages/names'),
    loadArea(locale, 'subjects'),
    loadArea(locale, 'module-names'),
  ]);
  return (tag) => namesIn(tag, subjects, modules as unknown as ModuleNames);
}

/** Everything is called as in this language from now on. */
export function setNames(loaded: Names | undefined): void {
  names = loaded;
}

export const subjectName = (stored: string): string => names?.subject(stored) ?? stored;
export const moduleName = (stored: string): string => names?.module(stored) ?? stored;
export const countryName = (stored: string): string => names?.country(stored) ?? stored;
export const languageName = (stored: string): string => names?.language(stored) ?? stored;

/** Returns what is stored in the order of its names in the language of the page. */
export const byName = (stored: readonly string[], nameOf: (stored: string) => string): string[] =>
  [...stored].sort((a, b) => nameOf(a).localeCompare(nameOf(b), formatTag()));

export const subjectList = (stored: string[]): string => listText(stored.map(subjectName));
export const languageList = (stored: string[]): string => listText(stored.map(languageName));
