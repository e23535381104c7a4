// Writes generated files, or with --check compares them with the committed ones.
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

const root = new URL('../../', import.meta.url);

/** @param {Record<string, object | string>} files path → what belongs there: text, or what becomes JSON */
export async function writeOrCheck(files, script) {
  for (const [name, content] of Object.entries(files)) {
    const file = new URL(name, root);
    const text = await formatted(file, content);
    if (!process.argv.includes('--check')) {
      await writeFile(file, text);
    } else if (text !== (await readFile(file, 'utf8').catch(() => ''))) {
      console.error(`${name} is out of date: run npm run ${script} and commit the result.`);
      process.exitCode = 1;
    }
  }
}

async function formatted(file, content) {
  if (file.pathname.endsWith('.md')) return content;
  const [text, parser] = typeof content === 'string' ? [content, 'typescript'] : [JSON.stringify(content), 'json'];
  return format(text, { ...(await resolveConfig(file)), parser });
}
