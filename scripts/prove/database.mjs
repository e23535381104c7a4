import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { allInOne, platform } from '../services/built.mjs';

/** A PostgreSQL that can be killed and comes back on the same files and port. Everything is durable, as in the field. */
export async function startDatabase() {
  const { makePlace } = await platform('postgres/make-place.js');
  const { postgresPrograms } = await platform('postgres/binaries.js');
  const { readPostmaster, endServer, stopOrphan } = await platform('postgres/postmaster.js');
  const { findDatabase } = await allInOne('find-database.js');
  const place = mkdtempSync(join(tmpdir(), 'somo-prove-'));
  chmodSync(place, 0o755);
  const dataDir = join(place, 'postgres');
  const { adminUrl } = await findDatabase(undefined, dataDir, () => {});
  const account = await makePlace(place);
  const programs = await postgresPrograms(place, account);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    port: new URL(adminUrl).port,
  };

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
    /** Ends the server as a power failure of it alone would; it is there again after `downMs`. Answers how long it was away. */
    async kill(downMs) {
      const from = performance.now();
      process.kill((await readPostmaster(dataDir)).pid, 'SIGKILL');
      await sleep(downMs);
      for (;;) {
        await stopOrphan(dataDir).catch(() => undefined);
        const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
        const server = spawn(join(programs, 'bin', 'postgres'), ['-D', dataDir, ...args], {
          ...account,
          cwd: place,
          detached: true,
          stdio: 'ignore',
          env: { ...process.env, TZ: 'UTC', LC_ALL: 'C' },
        });
        while (server.exitCode === null && server.signalCode === null) {
          if (await answers()) return performance.now() - from;
          await sleep(50);
        }
        // Its old children hold the shared memory for a moment.
        await sleep(200);
      }
    },
    async close() {
      const left = await readPostmaster(dataDir);
      if (left) await endServer(left.pid, 2500);
      rmSync(place, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
