import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readPostmaster } from '@somo/platform/postgres/postmaster';
import { processFacts } from '@somo/platform/postgres/processes';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import { databaseName } from '../find-database.js';

/** Returns the administrator's URL of the embedded PostgreSQL that another process has started on this data. */
export async function findRunning(dataDir: string): Promise<string> {
  const server = await readPostmaster(dataDir);
  const isThere = server?.ready && processFacts(server.pid)?.command.includes(dataDir);
  if (!isThere)
    throw new StartProblem(
      `No PostgreSQL is running on the data in ${dirname(dataDir)}. Start Somo first (npm start), or set DATABASE_URL.`,
    );
  const password = await readFile(join(dirname(dataDir), 'postgres.password'), 'utf8');
  return `postgres://postgres:${password}@127.0.0.1:${server.port}/${databaseName}`;
}
