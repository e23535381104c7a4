import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { around, faults, sound } from './violations.fixture.js';

const require = createRequire(import.meta.url);
const rules = resolve('.dependency-cruiser.cjs');
const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Lints a Somo of these files; gives back 'rule: file' of everything found. */
function violations(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'somo-planted-'));
  folders.push(folder);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { stdout, stderr } = spawnSync(process.execPath, [cruiser, '-c', rules, '-T', 'json', 'apps', 'libs'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (!stdout) throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } };
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}

describe('the direction of dependencies', () => {
  it('allows every arrow of the drawing', () => {
    expect(violations(sound)).toEqual([]);
  });

  describe('catches', () => {
    let found: string[];
    beforeAll(() => {
      const planted = Object.fromEntries(faults.map(([, file, imports]) => [file, `import '${imports}'; export const here = 1;`]));
      found = violations({ ...sound, ...around, ...planted });
    });

    it.each(faults)('%s in %s → %s', (rule, file) => {
      expect(found).toContain(`${rule}: ${file}`);
    });

    it('nothing in the sound files beside the faults', () => {
      expect(found.filter((fault) => Object.keys(sound).some((file) => fault.endsWith(`: ${file}`)))).toEqual([]);
    });
  });

  it('leaves packages of others to the root package.json', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { dependencies?: object }> };
    const workspaces = Object.entries(packages).filter(([place]) => /^(apps|libs)\/[^/]+$/.test(place));
    const named = workspaces.flatMap(([, { dependencies = {} }]) => Object.keys(dependencies));
    expect(named.filter((name) => !name.startsWith('@somo/'))).toEqual([]);
  });

  it('has a planted fault for every rule', () => {
    const { forbidden } = require(rules) as { forbidden: { name: string }[] };
    expect(new Set(faults.map(([rule]) => rule))).toEqual(new Set(forbidden.map(({ name }) => name)));
  });
});
