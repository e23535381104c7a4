import { Client, escapeIdentifier } from 'pg';
import { startEmbeddedPostgres } from '@somo/platform/postgres/embedded-server';

export const databaseName = 'somo';

export interface FoundDatabase {
  adminUrl: string;
  stop(): Promise<void>;
}

/** Returns the PostgreSQL to run on: the one that `named` refers to, or an embedded one. */
export async function findDatabase(named: string | undefined, dataDir: string, say: (line: string) => void): Promise<FoundDatabase> {
  if (named !== undefined) return { adminUrl: named, stop: () => Promise.resolve() };
  const server = await startEmbeddedPostgres({ dataDir, say });
  await makeDatabase(server.adminUrl);
  const url = new URL(server.adminUrl);
  url.pathname = `/${databaseName}`;
  return { adminUrl: url.href, stop: () => server.stop() };
}

async function makeDatabase(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    if (known.rowCount === 0) await client.query(`CREATE DATABASE ${escapeIdentifier(databaseName)}`);
  } finally {
    await client.end();
  }
}
