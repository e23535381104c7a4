import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasEnded } from '../../libs/platform/src/postgres/processes.js';

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'somo-spec-'));
  cpSync('scripts/stages', join(checkout, 'scripts/stages'), { recursive: true });
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function write(path: string, content: unknown): void {
  mkdirSync(join(checkout, path, '..'), { recursive: true });
  writeFileSync(join(checkout, path), typeof content === 'string' ? content : JSON.stringify(content));
}

/** Puts an npm in the place of the real one: it writes down how it was called, prints, and ends with `code`. */
function installWith(npm: { prints?: string; code?: number } = {}, choice = ''): { called: string; said: string; status: number | null } {
  write(
    'npm.js',
    `import { writeFileSync } from 'node:fs'; writeFileSync('called', process.argv.slice(2).join(' ')); console.error(${JSON.stringify(npm.prints ?? '')}); process.exit(${npm.code ?? 0});`,
  );
  write('package.json', { type: 'module' });
  write('called', '');
  write(
    'go.mjs',
    `import { install } from './scripts/stages/install.mjs'; import { fail } from './scripts/stages/problem.mjs'; install(${choice}).catch(fail);`,
  );
  const run = spawnSync(process.execPath, ['go.mjs'], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(checkout, 'npm.js') },
  });
  return { called: readFileSync(join(checkout, 'called'), 'utf8'), said: run.stderr.trim().split('\n').at(-1) ?? '', status: run.status };
}

const locked = {
  packages: {
    '': {},
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/only-mac': { version: '1.0.0', optional: true },
    'node_modules/jest': { version: '30.0.0', dev: true },
  },
};
const quietly = '--no-audit --no-fund --loglevel=error';
const forStart = `ci --omit=dev ${quietly}`;
const forTests = `ci --include=dev ${quietly}`;
const tests = '{ tests: true }';

describe('the packages', () => {
  it('are installed in a bare clone', () => {
    write('package-lock.json', locked);
    expect(installWith().called).toBe(forStart);
    rmSync(join(checkout, 'node_modules'), { recursive: true, force: true });
    expect(installWith({}, tests).called).toBe(forTests);
  });

  it('are left alone when they are what the lockfile says', () => {
    write('package-lock.json', locked);
    write('node_modules/.package-lock.json', { packages: { 'node_modules/pg': { version: '8.0.0' } } });
    expect(installWith().called).toBe('');
    write('node_modules/.package-lock.json', locked);
    expect(installWith({}, tests).called).toBe('');
    expect(installWith().called).toBe('');
  });

  it('of a start stay where they are when the tests need more, also if that is interrupted', () => {
    write('package-lock.json', locked);
    write('node_modules/.package-lock.json', { packages: { 'node_modules/pg': { version: '8.0.0' } } });
    expect(installWith({ code: 1 }, tests).called).toBe(`install --no-save --include=dev ${quietly}`);
    expect(installWith({}, tests).called).toBe(forTests);
  });

  it('that the tests need are installed again with an older version', () => {
    write('package-lock.json', locked);
    write('node_modules/.package-lock.json', {
      packages: { 'node_modules/pg': { version: '7.0.0' }, 'node_modules/jest': { version: '30.0.0' } },
    });
    expect(installWith().called).toBe(forTests);
  });

  it.each([
    ['an older version', { packages: { 'node_modules/pg': { version: '7.0.0' } } }],
    ['one missing', { packages: {} }],
    ['a list cut off half-way', '{ "packages": { "node_mod'],
  ])('are installed again when there is %s', (_, installed) => {
    write('package-lock.json', locked);
    write('node_modules/.package-lock.json', installed);
    expect(installWith().called).toBe(forStart);
  });

  it('are installed again when the installation before was interrupted', () => {
    write('package-lock.json', locked);
    write('node_modules/pg/package.json', {});
    expect(installWith().called).toBe(forStart);
  });

  it.each([
    ['npm error code ENOSPC', 'The disk that holds'],
    ['npm error code EACCES', "Somo can't write to"],
    ['npm error code EROFS', "Somo can't write to"],
    ['npm error code ENOTFOUND', "npm can't reach its registry. Check your network"],
    ['npm error code ENOTEMPTY', 'Another npm process is using'],
    ['npm error something else', 'npm install failed (see above)'],
  ])('that cannot be installed give one sentence: %s', (prints, sentence) => {
    write('package-lock.json', locked);
    const { said, status } = installWith({ prints, code: 1 });
    expect(said).toContain(sentence);
    expect(status).toBe(1);
  });
});

describe('a program that a stage runs', () => {
  it('does not outlive a start that is told to end', async () => {
    write('package.json', { type: 'module' });
    write('long.mjs', "import { writeFileSync } from 'node:fs'; writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000);");
    write('go.mjs', "import { command } from './scripts/stages/command.mjs'; await command(process.execPath, ['long.mjs']);");
    const start = spawn(process.execPath, ['go.mjs'], { cwd: checkout, stdio: 'inherit' });
    const pid = join(checkout, 'pid');
    while (!existsSync(pid) || readFileSync(pid, 'utf8') === '') await sleep(20);
    start.kill('SIGTERM');
    await new Promise((done) => start.once('exit', done));
    expect(await hasEnded(Number(readFileSync(pid, 'utf8')), 2000)).toBe(true);
  });
});

describe('an old Node', () => {
  it('is told the version it takes', () => {
    const text = readFileSync('scripts/stages/check-node.mjs', 'utf8').replace('process.versions.node.split', "'18.20.1'.split");
    write('old.mjs', text);
    const { stderr, status } = spawnSync(process.execPath, ['old.mjs'], { cwd: checkout, encoding: 'utf8' });
    expect(stderr).toContain('Somo needs Node 20.19 or newer');
    expect(status).toBe(1);
  });
});
