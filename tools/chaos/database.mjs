import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { allInOne, platform } from '../../scripts/services/built.mjs';

/** A PostgreSQL that can be killed and comes back at the same address, as durable as in production. */
export async function startDatabase() {
  const { readPostmaster } = await platform('postgres/postmaster.js');
  const { findDatabase } = await allInOne('find-database.js');
  const place = mkdtempSync(join(tmpdir(), 'somo-prove-'));
  chmodSync(place, 0o755);
  const dataDir = join(place, 'postgres');
  const { adminUrl, stop } = await findDatabase(undefined, dataDir, () => {});

  async function answers() {
    const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 1000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  }
  return {
    adminUrl,
    /** Kills the server like a power failure and restarts it at once. Returns how long it was down. */
    async kill() {
      const from = performance.now();
      process.kill((await readPostmaster(dataDir)).pid, 'SIGKILL');
      do await sleep(50);
      while (!(await answers()));
      return performance.now() - from;
    },
    async close() {
      await stop();
      rmSync(place, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
