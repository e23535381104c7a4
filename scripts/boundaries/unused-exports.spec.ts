import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const exported = /^export (?:declare |abstract |async )*(?:const|function\*?|class|interface|type|enum) (\w+)/gm;
const imported = /(?:import|export)\s+(?:type\s+)?(?:\w+,\s*)?(\{[^}]*\}|\* as \w+)\s*from\s*'([^']+)'/g;
const importedLater = /(?:(\{[^}]*\})\s*=\s*await\s+)?import\('([^']+)'\)/g;

/** Returns where an import leads, without the ending. */
function targetOf(file: string, from: string): string {
  const [, library = '', path = ''] = /^@somo\/([\w-]+)\/(.+)$/.exec(from) ?? [];
  if (path) return join(existsSync(`libs/${library}`) ? 'libs' : 'apps', library, 'src', path);
  return join(dirname(file), from).replace(/\.js$/, '');
}

/** Returns the exports of `files` that none of them imports. Scripts, which load what is built, and the documents of the API use whatever they name. */
function unusedOf(files: Map<string, string>): string[] {
  const used = new Set<string>();
  for (const [file, text] of files) {
    for (const [, names = '*', from = ''] of [...text.matchAll(imported), ...text.matchAll(importedLater)])
      for (const name of names.startsWith('{') ? (names.match(/\w+(?=\s*(?:,|:|\}|as\b))/g) ?? []) : ['*'])
        used.add(`${targetOf(file, from)}: ${name}`);
    if (/\.(mjs|json)$/.test(file)) for (const word of text.match(/\w+/g) ?? []) used.add(word);
  }
  return [...files].flatMap(([file, text]) => {
    const place = file.replace(/\.tsx?$/, '');
    const names = used.has(`${place}: *`) ? [] : [...text.matchAll(exported)].map(([, name = '']) => name);
    return names.filter((name) => !used.has(name) && !used.has(`${place}: ${name}`)).map((name) => `${place}: ${name}`);
  });
}

describe('what is exported', () => {
  it('is imported somewhere', () => {
    const { stdout } = spawnSync('git', ['ls-files', 'apps', 'libs', 'scripts', 'tools', 'docs/*.json'], { encoding: 'utf8' });
    const paths = stdout.split('\n').filter((path) => /\.(tsx?|mjs|json)$/.test(path) && existsSync(path));
    const unused = unusedOf(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])));
    expect(unused.filter((place) => /^(apps|libs\/(?!testing))\/.*\bsrc\//.test(place))).toEqual([]);
  });

  it('is found where it is not', () => {
    const files = { 'a/b.ts': 'export const lost = 1;\nexport const found = 2;', 'a/c.ts': "import { found as it } from './b.js';" };
    expect(unusedOf(new Map(Object.entries(files)))).toEqual(['a/b: lost']);
  });
});
