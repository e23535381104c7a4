// Makes docs/openapi.json from the contracts and the gateway as built. --check: says whether the committed one is up to date.
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { makeDocument } from './openapi/document.mjs';

const file = new URL('../docs/openapi.json', import.meta.url);
const style = await resolveConfig(file);
const text = await format(JSON.stringify(makeDocument()), { ...style, parser: 'json' });

if (!process.argv.includes('--check')) {
  await writeFile(file, text);
} else if (text !== (await readFile(file, 'utf8').catch(() => ''))) {
  console.error('docs/openapi.json is not what the contracts say: run npm run openapi and commit it.');
  process.exitCode = 1;
}
