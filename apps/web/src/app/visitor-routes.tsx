// The pages that need no account yet. Their routes are part of the app's first file; router.tsx has all others.
import { pathLocales } from '../lib/local-path';
import { Frame } from './layouts/frame';
import { PublicLayout } from './layouts/public-layout';
import { area, page, words } from './page-route';
import { inLocale } from './routing/in-locale';
import type { PageRoute } from './routing/page-router';

export const publicLayout: Pick<PageRoute, 'lazy'> = {
  lazy: async () => {
    await words('shell');
    return { Component: PublicLayout };
  },
};

/** The pages in `publicPaths`, and those of teachers. */
const publicPages: PageRoute[] = [
  area(
    'home',
    page('/', () => import('./pages/home'), 'landing', 'teachers'),
  ),
  area(
    'guest',
    page('/login', () => import('./pages/login'), 'auth'),
    page('/register', () => import('./pages/register'), 'auth'),
  ),
  page('/teachers', () => import('./pages/teachers'), 'teachers', 'search'),
  page('/how-it-works', () => import('./pages/how-it-works'), 'content'),
  page('/about', () => import('./pages/about'), 'content'),
  page('/help', () => import('./pages/help'), 'content'),
  page('/contact', () => import('./pages/contact'), 'content'),
  page('/privacy', () => import('./pages/privacy'), 'content'),
  page('/terms', () => import('./pages/terms'), 'content'),
  page('/safety', () => import('./pages/safety'), 'content'),
  page('/teachers/:teacherId', () => import('./pages/teacher'), 'teachers', 'booking', 'search', 'reviews', 'favorites', 'waits'),
];

export const visitorPages: PageRoute = {
  ...publicLayout,
  children: [
    ...publicPages,
    ...pathLocales.flatMap((locale) => inLocale(locale, publicPages)),
    page('/auth/callback', () => import('./pages/auth-callback'), 'auth'),
    page('/confirm-email', () => import('./pages/confirm-email'), 'auth'),
    page('/forgot-password', () => import('./pages/forgot-password'), 'auth'),
    page('/data-copy', () => import('./pages/data-copy'), 'auth'),
    page('/reset-password', () => import('./pages/reset-password'), 'auth'),
    area(
      'onboarding',
      page('/onboarding', () => import('./pages/onboarding'), 'onboarding', 'zones', 'availability'),
    ),
  ],
};

export const visitorRoutes: PageRoute[] = [{ element: <Frame />, children: [visitorPages] }];
