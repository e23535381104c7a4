import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import pg from 'pg';
import { runnerImport } from 'vite';
import { logNoContainers } from './containers.mjs';

const platform = fileURLToPath(new URL('../../libs/platform/src/postgres/', import.meta.url));
export const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
  jit: 'off',
  autovacuum: 'off',
};
const memory = '/dev/shm';
const enough = 2 ** 31;

/** Starts one PostgreSQL for all specs of a run, on throwaway data. Vite loads the TypeScript, so no build is needed. */
export default async function startDatabase() {
  // Each run has its own template databases, because another run may have other migrations.
  process.env.TEST_TEMPLATES = `somo_template_${randomBytes(4).toString('hex')}`;
  if (process.env.TEST_DATABASE_URL) {
    globalThis.somoTestDatabase = () => dropTemplates(process.env.TEST_DATABASE_URL);
    return;
  }
  const server = (await inContainer()) ?? (await onThisMachine());
  process.env.TEST_DATABASE_URL = server.adminUrl;
  globalThis.somoTestDatabase = server.end;
}

/** PostgreSQL in a container, in memory; undefined if there are no containers. Whatever is wrong with them, the specs run without. */
async function inContainer() {
  if (process.env.TEST_CONTAINERS !== 'on') return undefined;
  try {
    const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
    const container = await new PostgreSqlContainer('postgres:18.4')
      .withUsername('postgres')
      .withDatabase('postgres')
      .withEnvironment({ POSTGRES_INITDB_ARGS: '--locale=C --locale-provider=builtin --builtin-locale=C.UTF-8' })
      .withCommand(['postgres', ...Object.entries(fast).flatMap(([name, value]) => ['-c', `${name}=${value}`])])
      .withTmpFs({ '/var/lib/postgresql': 'rw' })
      .start();
    return { adminUrl: container.getConnectionUri(), end: () => container.stop() };
  } catch (error) {
    process.env.TEST_CONTAINERS = 'off';
    logNoContainers(`PostgreSQL does not start in one (${error.message})`);
    return undefined;
  }
}

async function onThisMachine() {
  const folder = (await hasRoom(memory)) ? memory : tmpdir();
  await sweep([memory, tmpdir()]);
  const { module } = await runnerImport(join(platform, 'embedded-server.ts'));
  const place = await mkdtemp(join(folder, 'somo-test-'));
  await chmod(place, 0o755);
  const server = await module.startEmbeddedPostgres({ dataDir: join(place, 'postgres'), settings: fast });
  const end = async () => {
    await server.stop();
    await rm(place, { recursive: true, force: true });
  };
  return { adminUrl: server.adminUrl, end };
}

/** Deletes a run's template databases from a server named with TEST_DATABASE_URL, which outlives the run. */
async function dropTemplates(url) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)', [
    process.env.TEST_TEMPLATES,
  ]);
  for (const { name } of rows) {
    await client.query(`ALTER DATABASE ${name} IS_TEMPLATE false`);
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  }
  await client.end();
}

/** Linux has an in-memory folder, which is often small in containers. */
async function hasRoom(folder) {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= enough;
}

/** Stops the servers that killed runs have left behind. */
async function sweep(folders) {
  const places = (await Promise.all(folders.map(placesIn))).flat();
  if (places.length === 0) return;
  const { module: owner } = await runnerImport(join(platform, 'data-folder-owner.ts'));
  const { module: postmaster } = await runnerImport(join(platform, 'postmaster.ts'));
  for (const place of places) {
    // Without the marker, another run is just creating it.
    if (!existsSync(join(place, 'running.json')) || (await owner.ownerOf(place))) continue;
    await postmaster.stopOrphan(join(place, 'postgres'));
    await rm(place, { recursive: true, force: true });
  }
}

async function placesIn(folder) {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.startsWith('somo-test-')).map((name) => join(folder, name));
}
