import type { Service } from '@somo/platform/service';
import { findDatabase } from '../find-database.js';
import { putTables, type Tables } from './put-tables.js';

/** Makes a PostgreSQL of the version that Somo brings, with its files in `dataDir`, and puts the tables of a portable backup into it. */
export async function putInNewServer(backup: Tables, dataDir: string, services: Service[]): Promise<void> {
  const server = await findDatabase(undefined, dataDir, () => undefined);
  try {
    await putTables(backup, server.adminUrl, services);
  } finally {
    await server.stop();
  }
}
