// Public pages in languages other than English have their own URL, which begins with the locale: /fr/teachers.
import { locales, sourceLocale } from '@somo/messages/locales';
import { pseudoLocales } from '@somo/messages/pseudo-locales';
import { useLocation } from 'react-router-dom';
import { isDevelopmentHost } from './development-host';
import { isPublic } from './paths';

/** The locales that URLs begin with; the pseudo-languages only in development and in the prerender. */
export const pathLocales: readonly string[] = [
  ...locales.filter((locale) => locale !== sourceLocale),
  ...(typeof location === 'undefined' || isDevelopmentHost() ? pseudoLocales : []),
];

/** '/fr/teachers' → 'fr', '/teachers' → null */
export function localeOfPath(pathname: string): string | null {
  const [, first] = pathname.split('/');
  return pathLocales.find((locale) => locale === first) ?? null;
}

/** Returns the language that a page is in whatever its reader's is: that of its URL, and English for operators; null for all others. */
export const languageOfPath = (pathname: string): string | null =>
  /^\/admin(\/|$)/.test(pathname) ? sourceLocale : localeOfPath(pathname);

/** ('/teachers?q=maths', 'fr') → '/fr/teachers?q=maths'; other than public pages have the same URL in each language. */
export function localPath(path: string, locale: string | null): string {
  const [pathname = ''] = path.split(/[?#]/);
  return locale !== null && isPublic(pathname) ? `/${locale}${path}` : path;
}

/** Returns a function that gives a path the locale of the page that is open. */
export function useLocalPath(): (path: string) => string {
  const locale = localeOfPath(useLocation().pathname);
  return (path) => localPath(path, locale);
}
