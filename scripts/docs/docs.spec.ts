import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name)),
].filter((name) => name.endsWith('.md'));
const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(^|[\\/])(dist|node_modules)[\\/]|\.spec\.ts$/.test(name))
    .map((name) => join(folder, name));

/** Every place a page links to or spells out, as a path from the root. */
export function placesIn(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, to]) => join(dirname(page), String(to)));
  const spelled = [...text.matchAll(/(?<![\w./-])(?:apps|libs|scripts|tools|docs|deploy|\.ci)\/[\w./-]*[\w/](?![\w*<…{])/g)].map(
    ([path]) => path,
  );
  return [...new Set([...links, ...spelled])];
}

/** Returns the anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** Returns every link to a heading that is not there, on the same page or another. */
export function lostHeadingsIn(page: string, text: string, read: (file: string) => string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/g)];
  return links
    .filter(([, to, anchor]) => {
      const target = to ? read(join(dirname(page), to)) : text;
      return ![...target.matchAll(/^#+ (.+)$/gm)].some(([, heading]) => anchorOf(String(heading)) === anchor);
    })
    .map(([link]) => link);
}

/** The first line of each code block that claims to be from a file and is not; `…` stands for lines left out. */
export function misquotedIn(text: string, read: (file: string) => string): string[] {
  return [...text.matchAll(/```\w*\n(?:\/\/|--) (\S+\/\S+)\n([\s\S]*?)```/g)].flatMap(([, file, block]) => {
    const lines = read(String(file))
      .split('\n')
      .map((line) => line.trim());
    let at = 0;
    for (const line of String(block)
      .split('\n')
      .map((one) => one.trim())) {
      if (line === '' || line === '…') continue;
      const found = lines.indexOf(line, at);
      if (found === -1) return [`${file}: ${line}`];
      at = found + 1;
    }
    return [];
  });
}

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it('names no file that is not there', () => {
    expect(placesIn(page, text).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('links to no heading that is not there', () => {
    expect(lostHeadingsIn(page, text, (file) => readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('quotes code as it is', () => {
    expect(misquotedIn(text, (file) => readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('names no npm command that is not there', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/\bnpm (?:run (?:-s )?([\w:]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short);
    expect(named.filter((name) => name && !(name in scripts))).toEqual([]);
  });
});

describe('README.md', () => {
  it('has at most 100 lines', () => {
    expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(100);
  });
});

describe('docs/configuration.md', () => {
  const text = readFileSync('docs/configuration.md', 'utf8');

  it('has a row for every setting the code reads, and no other', () => {
    const classes = ['apps', 'libs/platform'].flatMap(sources).map((file) => readFileSync(file, 'utf8'));
    const read = classes.flatMap((code) =>
      [...code.matchAll(/class \w+ extends EnvironmentSettings \{([\s\S]*?)\n\}/g)].flatMap(([, body]) =>
        [...String(body).matchAll(/^ {2}([A-Z][A-Z0-9_]+)\b/gm)].map(([, name]) => String(name)),
      ),
    );
    const beside = ['SOMO_DATA', 'SOMO_COMPRESSION', 'SOMO_FIGURES', 'CHROMIUM_PATH', 'TEST_DATABASE_URL'];
    const rows = [...text.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => String(name));
    expect(rows.sort()).toEqual([...new Set([...read, ...beside])].sort());
  });
});

describe('these checks', () => {
  it('see a file that is gone, linked or spelled out', () => {
    const text = 'See [this](../README.md), `apps/no/such.ts` and docs/testing.md, but not `apps/<service>/src` or `apps/*/x.ts`.';
    expect(placesIn('docs/a.md', text)).toEqual(['README.md', 'apps/no/such.ts', 'docs/testing.md']);
  });

  it('see a line that the file does not have, or has in another order', () => {
    const block = (...lines: string[]) => ['```ts', '// apps/x.ts', ...lines, '```'].join('\n');
    const file = () => 'one\n  two\nthree';
    expect(misquotedIn(block('  one', '…', 'three'), file)).toEqual([]);
    expect(misquotedIn(block('one', 'four'), file)).toEqual(['apps/x.ts: four']);
    expect(misquotedIn(block('three', 'one'), file)).toEqual(['apps/x.ts: one']);
  });
});
