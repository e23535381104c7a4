import { Client, escapeIdentifier } from 'pg';
import { startEmbeddedPostgres } from '@somo/platform/postgres/embedded-server';
import { waitForDisk } from './relaxed-commits.js';

export const databaseName = 'somo';

interface FoundDatabase {
  adminUrl: string;
  /** Whether it is an embedded one that has just been created. */
  isNew: boolean;
  stop(): Promise<void>;
}

/** Returns the PostgreSQL to run on: the one that `named` refers to, or an embedded one. */
export async function findDatabase(named: string | undefined, dataDir: string, say: (line: string) => void): Promise<FoundDatabase> {
  if (named !== undefined) return { adminUrl: named, isNew: false, stop: () => Promise.resolve() };
  const server = await startEmbeddedPostgres({ dataDir, say });
  await waitForDisk(server.adminUrl);
  const isNew = await makeDatabase(server.adminUrl);
  const url = new URL(server.adminUrl);
  url.pathname = `/${databaseName}`;
  return { adminUrl: url.href, isNew, stop: () => server.stop() };
}

/** Returns whether there was none. */
async function makeDatabase(adminUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    const isNew = known.rowCount === 0;
    if (isNew) await client.query(`CREATE DATABASE ${escapeIdentifier(databaseName)}`);
    return isNew;
  } finally {
    await client.end();
  }
}
