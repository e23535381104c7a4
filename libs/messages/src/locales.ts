// The languages of Somo. Each has a folder of this name in locales/, with a file for every area of the English one,
// and public pages at URLs that begin with it: /fr/teachers.
export const locales: readonly string[] = ['en'];

export const sourceLocale = 'en';

/** The locale to use for what an account, a link or a browser asks for; English for one that is not there. */
export function localeFor(asked: string): string {
  return locales.includes(asked) ? asked : sourceLocale;
}
