// Renders each page once, at build time, as for a visitor and without data.
import type { Catalogue } from '@somo/messages/catalogue';
import { renderToString } from 'react-dom/server';
import { App } from './app/app';
import { routes } from './app/router';
import { memoryHistory } from './app/routing/history';
import { createPageRouter, type PageRoute } from './app/routing/page-router';
import { loadArea } from './i18n/load-area';
import { loadLanguage, switchLanguage } from './i18n/switch-language';
import { localeOfPath } from './lib/local-path';
import { publicPaths, teacherPath } from './lib/paths';

export { publicPaths } from './lib/paths';
export { pathsWithTeachers, withBlanks } from './prerender-teachers';

/** Switches to a language, and returns what documents themselves say in it. */
export async function speak(lang: string): Promise<{ lang: string; direction: string; texts: Catalogue['document'] }> {
  const language = await loadLanguage(lang);
  await switchLanguage(lang, language);
  return { lang, direction: language.formats.direction, texts: (await loadArea(lang, 'document')) as Catalogue['document'] };
}

export async function draw(path: string): Promise<string> {
  const router = createPageRouter(routes, memoryHistory(path));
  await router.ready;
  const { error } = router.shown();
  if (error !== undefined) throw new Error(`${path} cannot be drawn`, { cause: error });
  return renderToString(<App router={router} />);
}

const pathsIn = (table: PageRoute[]): string[] =>
  table.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsIn(children ?? [])]);

/** The path of every page that has a URL in each language. */
export const pathsInLanguages: readonly string[] = [...publicPaths, teacherPath];

/** The path of every page except the catch-all, without those that begin with a locale. */
export const paths = pathsIn(routes).filter((path) => path !== '*' && localeOfPath(path) === null);
