// Renders each page once, at build time, with nobody signed in and no data fetched.
import type { Catalogue } from '@somo/messages/catalogue';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { App } from './app/app';
import { routes } from './app/router';
import { whenRouterReady } from './app/when-router-ready';
import { loadArea } from './i18n/load-area';
import { loadFormats, switchLanguage } from './i18n/switch-language';
import { localeOfPath } from './lib/local-path';

export { publicPaths } from './lib/paths';

/** Switches to a language, and returns what documents themselves say in it. */
export async function speak(lang: string): Promise<{ lang: string; direction: string; texts: Catalogue['document'] }> {
  const formats = await loadFormats(lang);
  await switchLanguage(lang, formats);
  return { lang, direction: formats.direction, texts: (await loadArea(lang, 'document')) as Catalogue['document'] };
}

export async function draw(path: string): Promise<string> {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await whenRouterReady(router);
  if (router.state.errors) throw new Error(`${path} cannot be drawn`, { cause: Object.values(router.state.errors)[0] });
  return renderToString(<App router={router} />);
}

const pathsIn = (table: RouteObject[]): string[] =>
  table.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsIn(children ?? [])]);

/** The path of every page except the catch-all, without those that begin with a locale. */
export const paths = pathsIn(routes).filter((path) => path !== '*' && localeOfPath(path) === null);
