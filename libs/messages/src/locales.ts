// The languages of Somo. Each has a folder of this name in locales/, with a file for every area of the English one,
// and public pages at URLs that begin with it: /fr/teachers.
export const locales: readonly string[] = ['en', 'fr', 'pt-PT', 'sw', 'ar'];

/** Languages whose texts no second person has read yet; menus say so. */
export const localesInReview: readonly string[] = ['fr', 'pt-PT', 'sw', 'ar'];

/** Returns whether the texts of a language are read from right to left. */
export const isFromRight = (locale: string): boolean => locale === 'ar';

/** Areas that a language leaves to English: the pages of operators. */
const areasInEnglish: Readonly<Record<string, readonly string[]>> = {
  fr: ['operations'],
  'pt-PT': ['operations'],
  sw: ['operations'],
  ar: ['operations'],
};

/** Returns whether a language has no texts of its own for an area, which is then in English. */
export const isInEnglish = (locale: string, area: string): boolean => areasInEnglish[locale]?.includes(area) ?? false;

/** What each language calls itself. */
export const localeNames: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'Français',
  'pt-PT': 'Português',
  sw: 'Kiswahili',
  ar: 'العربية',
};

/** The locale the others are translated from; it types the keys. */
export const sourceLocale = 'en';

/** Returns the locale to use when an account, a link or a browser requests one; English if Somo does not have it. */
export function localeFor(requested: string): string {
  return locales.includes(requested) ? requested : sourceLocale;
}
