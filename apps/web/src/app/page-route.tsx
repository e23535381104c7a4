// Makes the routes of Somo. Each page is its own chunk, loaded together with its translations.
import type { ComponentType } from 'react';
import type { Catalogue } from '@somo/messages/catalogue';
import { i18n } from '../i18n/i18n';
import type { Area } from './access';
import { Guard } from './guard';
import { loadPage } from './load-page';
import type { PageRoute } from './routing/page-router';

type PageFile = Promise<{ default: ComponentType }>;

/** A page and what fetches its file and words. */
export type LoadedRoute = PageRoute & { load: () => PageFile };

/** Loads words of the catalogue. Rejects if they cannot be fetched, which i18next itself would remember and not try again. */
export async function words(...names: (keyof Catalogue)[]): Promise<void> {
  const missing = () => names.filter((name) => !i18n.hasResourceBundle(i18n.language, name));
  await i18n.loadNamespaces(names);
  if (missing().length > 0) await i18n.reloadResources(i18n.language, missing());
  if (missing().length > 0) throw new Error(`No words for ${missing().join(', ')}`);
}

/** Page and words are fetched side by side, so that a screen never shows half of itself. */
export function page(path: string, load: () => PageFile, ...catalogues: (keyof Catalogue)[]): LoadedRoute {
  const loadBoth = async () => (await Promise.all([load(), words(...catalogues)]))[0];
  return { path, load: loadBoth, lazy: async () => ({ Component: await loadPage(loadBoth) }) };
}

export function area(name: Area, ...children: PageRoute[]): PageRoute {
  return { element: <Guard area={name} />, children };
}
