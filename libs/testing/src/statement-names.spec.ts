import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serviceNames } from '@somo/contracts/services';

const root = resolve(import.meta.dirname, '../../..');
const statement = /\.(?:sql|run)(?:<[^(]*?>)?\(\s*'([a-z0-9-]+)',\s*(`[^`]*`|'[^']*'|[\w.[\]]+)/g;

const sources = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));

// PostgreSQL refuses a second statement of the same name on a connection, and which connection it meets is chance.
it.each(serviceNames)('each prepared statement of %s has a name of its own', (service) => {
  const texts = new Map<string, Set<string>>();
  for (const source of [...sources(`apps/${service}/src`), ...sources('libs/platform/src')]) {
    for (const [, name = '', text = ''] of source.matchAll(statement)) texts.set(name, (texts.get(name) ?? new Set()).add(text));
  }
  expect(texts.size).toBeGreaterThan(5);
  expect([...texts].filter(([, different]) => different.size > 1)).toEqual([]);
});
