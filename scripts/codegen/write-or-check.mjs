// Writes generated documents, or with --check compares them with the committed ones.
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

const docs = new URL('../../docs/', import.meta.url);

/** @param {Record<string, object | string>} files name in docs → what belongs there: text, or what becomes JSON */
export async function writeOrCheck(files, script) {
  for (const [name, content] of Object.entries(files)) {
    const file = new URL(name, docs);
    const text = typeof content === 'string' ? content : await json(file, content);
    if (!process.argv.includes('--check')) {
      await writeFile(file, text);
    } else if (text !== (await readFile(file, 'utf8').catch(() => ''))) {
      console.error(`docs/${name} is out of date: run npm run ${script} and commit the result.`);
      process.exitCode = 1;
    }
  }
}

async function json(file, content) {
  return format(JSON.stringify(content), { ...(await resolveConfig(file)), parser: 'json' });
}
