// The names of subjects, modules, countries and languages for servers, read from disk at start.
import type { LocaleFormats } from './formats.js';
import { localeFor, locales, sourceLocale } from './locales.js';
import { namesIn, storedNames, type ModuleNames, type Names } from './names.js';
import { readJson } from './read-json.js';

const tagOf = (locale: string) => (readJson(locale, 'formats') as LocaleFormats).tag;

const subjectsIn = (locale: string) => readJson(locale, 'subjects') as Record<string, string>;

const modulesIn = (locale: string) => readJson(locale, 'module-names') as ModuleNames;

const names = new Map(
  locales.filter((each) => each !== sourceLocale).map((locale) => [locale, namesIn(tagOf(locale), subjectsIn(locale), modulesIn(locale))]),
);

/** The names in each language other than English. */
export const translatedNames: readonly Names[] = [...names.values()];

/** Returns the names in a user's language; those stored if Somo does not have that language. */
export const namesOf = (language: string): Names => names.get(localeFor(language)) ?? storedNames;
