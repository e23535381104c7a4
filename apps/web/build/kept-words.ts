// Finds the texts that Somo needs to open without a connection in the language of its reader.
import { locales, sourceLocale } from '../../../libs/messages/src/locales';
import { namesIn, sourcesByPath } from './route-files';

/** The pages that open without a connection from the first day. */
export const dashboards = [
  { role: 'student', path: '/student/dashboard' },
  { role: 'teacher', path: '/teacher/dashboard' },
];

/** Returns the sources of the dashboards' texts and names in each language but English, whose texts their documents list. */
export const wordsToKeep = (tables: Record<string, string>): [locale: string, sources: string[]][] =>
  locales
    .filter((locale) => locale !== sourceLocale)
    .map((locale) => {
      const sources = sourcesByPath(tables, locale);
      return [locale, [...new Set([...dashboards.flatMap(({ path }) => sources.get(path) ?? []), namesIn])]];
    });
