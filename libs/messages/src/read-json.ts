import { readFileSync } from 'node:fs';

/** Returns a file of the catalogue; only for servers. */
export const readJson = (locale: string, file: string): object =>
  JSON.parse(readFileSync(new URL(`../locales/${locale}/${file}.json`, import.meta.url), 'utf8')) as object;
