import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chown, lchown, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.js';
import { refuseOtherVersion } from './major-version.js';
import { StartProblem } from './start-problem.js';

const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** Creates the database files if there are none, owned by the account that the server runs as. Returns the superuser's password. */
export async function prepareCluster(programs: string, dataDir: string, account: Account | undefined): Promise<string> {
  const passwordFile = join(dirname(dataDir), 'postgres.password');
  if (!(await exists(dataDir))) return makeCluster(programs, dataDir, passwordFile, account);
  await refuseOtherVersion(programs, dataDir);
  if (account) await chownTo(dataDir, account);
  if (await exists(passwordFile)) return readFile(passwordFile, 'utf8');
  throw new StartProblem(`The database password file is missing (${passwordFile}). Restore it, or start over with npm run reset.`);
}

// Created next to its final place and moved there when complete: an interrupted first start leaves nothing that looks like a database.
async function makeCluster(programs: string, dataDir: string, passwordFile: string, account: Account | undefined): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  await rm(passwordFile, { force: true });
  const draft = await mkdtemp(`${dataDir}.new-`);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) {
    await chown(draft, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  await initdb(programs, draft, passwordFile, account);
  if (account) await chown(passwordFile, 0, 0);
  await rename(draft, dataDir);
  for (const name of await readdir(dirname(dataDir))) {
    if (name.startsWith(`${basename(dataDir)}.new-`))
      await rm(join(dirname(dataDir), name), { recursive: true, force: true, maxRetries: 10 });
  }
  return password;
}

async function initdb(programs: string, dataDir: string, passwordFile: string, account: Account | undefined): Promise<void> {
  const child = spawn(
    join(programs, 'bin', 'initdb'),
    ['-D', dataDir, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--no-instructions', ...locale],
    { ...account, cwd: dirname(dataDir), stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LC_ALL: 'C' } },
  );
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${said.trim()}`);
}

async function chownTo(folder: string, account: Account): Promise<void> {
  if ((await stat(folder)).uid === account.uid) return;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
  await chown(folder, account.uid, account.gid);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
