// The languages of Somo. Each has a folder of this name in locales/, with a file for every area of the English one,
// and public pages at URLs that begin with it: /fr/teachers.
export const locales: readonly string[] = ['en'];

/** The locale the others are translated from; it types the keys. */
export const sourceLocale = 'en';

/** Returns the locale to use when an account, a link or a browser requests one; English if Somo does not have it. */
export function localeFor(requested: string): string {
  return locales.includes(requested) ? requested : sourceLocale;
}
