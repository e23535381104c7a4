import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { wordsToKeep } from './kept-words';
import { always, namesIn, routeTables } from './route-files';

const src = join(__dirname, '../src');
const read = (file: string) => readFileSync(join(src, file), 'utf8');

describe('the files that Somo needs to open in a language without a connection', () => {
  const kept = wordsToKeep(Object.fromEntries(routeTables.map((table) => [table, read(table)])));

  it('are kept for each language but English', () => {
    expect(kept.map(([locale]) => locale).sort()).toEqual(['ar', 'fr', 'pt-PT', 'sw']);
  });

  it.each(kept)('have everything that every page loads in %s, and the texts of the dashboards', (locale, sources) => {
    const areas = [...always, 'shell', 'notifications', 'dashboard', 'lessons', 'reviews', 'requests'];
    for (const area of areas) expect(sources).toContain(`../../../libs/messages/locales/${locale}/${area}.json`);
    expect(sources).toEqual(expect.arrayContaining([`i18n/words/${locale.toLowerCase()}.ts`, namesIn]));
  });

  it('are all that switching to a language loads', () => {
    const code = ['i18n/names.ts', 'i18n/switch-language.ts'].map(read).join('\n');
    const areas = [...code.matchAll(/loadArea\(locale, '([^']+)'\)/g)].map(([, area]) => area);
    const packages = [...code.matchAll(/import\('@somo\/messages\/([^']+)'\)/g)].map(([, name]) => `../../../libs/messages/src/${name}.ts`);
    expect(areas.length).toBeGreaterThan(3);
    expect(always).toEqual(expect.arrayContaining(areas));
    expect(packages).toEqual([namesIn]);
  });
});
