import type { PageRoute } from './page-router';

/** Returns the same pages at URLs that begin with a locale. */
export function inLocale(locale: string, pages: PageRoute[]): PageRoute[] {
  return pages.map((route) => ({
    ...route,
    ...(route.path ? { path: `/${locale}${route.path}`, caseSensitive: true } : {}),
    ...(route.children ? { children: inLocale(locale, route.children) } : {}),
  }));
}
