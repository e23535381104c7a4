import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pluralKey } from '../src/plurals.js';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.spec)\.(ts|tsx|js|mjs|html)$/.test(name) && !/(^|\/)(dist|node_modules)\//.test(name))
    .map((name) => read(join(folder, name)));

type Words = { [key: string]: unknown };
const keysOf = (words: Words, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? keysOf(value as Words, `${path}${key}.`) : [path + key],
  );

/** Written elsewhere: the requirements name the text, the page document's build reads it, or the code has the name of the event with a dot. */
const elsewhere = ['classroom:idMissing', 'document:noScript', 'timeline:events.booking-created', 'timeline:events.payment-share-lowered'];

describe('the catalogs', () => {
  it('have no text whose name the code does not know', () => {
    const code = ['apps', 'libs'].flatMap(sourcesIn).join('\n');
    const known = new Set(code.match(/[\w-]+/g));
    // Of `${act}Title`, 'Title'.
    const ends = [...new Set(Array.from(code.matchAll(/\}([A-Z]\w+)`/g), ([, end]) => String(end)))];
    const unused = readdirSync(join(root, 'libs/messages/locales/en')).flatMap((file) => {
      if (file === 'formats.json') return [];
      const area = file.replace('.json', '');
      return keysOf(JSON.parse(read(`libs/messages/locales/en/${file}`)) as Words).flatMap((key) => {
        const last = key.split('.').at(-1) ?? '';
        const name = (pluralKey.exec(last)?.[1] ?? last).replace(/_child$/, '');
        return !/^[\w-]+$/.test(name) || known.has(name) || ends.some((end) => name.endsWith(end)) ? [] : [`${area}:${key}`];
      });
    });
    expect(unused.filter((key) => !elsewhere.includes(key))).toEqual([]);
  });
});
