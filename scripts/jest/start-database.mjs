import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const platform = fileURLToPath(new URL('../../libs/platform/src/postgres/', import.meta.url));
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' };

/** One PostgreSQL for all specs of a run, on data thrown away afterwards. Vite reads the TypeScript, so nothing needs to be built first. */
export default async function startDatabase() {
  if (process.env.TEST_DATABASE_URL) return;
  await sweep();
  const { module } = await runnerImport(join(platform, 'embedded-server.ts'));
  const place = await mkdtemp(join(tmpdir(), 'somo-test-'));
  await chmod(place, 0o755);
  const server = await module.startEmbeddedPostgres({ dataDir: join(place, 'postgres'), settings: fast });
  process.env.TEST_DATABASE_URL = server.adminUrl;
  globalThis.somoTestDatabase = async () => {
    await server.stop();
    await rm(place, { recursive: true, force: true });
  };
}

/** Ends the servers of runs that were killed. */
async function sweep() {
  const places = (await readdir(tmpdir())).filter((name) => name.startsWith('somo-test-')).map((name) => join(tmpdir(), name));
  if (places.length === 0) return;
  const { module: owner } = await runnerImport(join(platform, 'owner.ts'));
  const { module: postmaster } = await runnerImport(join(platform, 'postmaster.ts'));
  for (const place of places) {
    // Without the mark it is another run's that is just being made.
    if (!existsSync(join(place, 'running.json')) || (await owner.runningOn(place))) continue;
    await postmaster.stopOrphan(join(place, 'postgres'));
    await rm(place, { recursive: true, force: true });
  }
}
