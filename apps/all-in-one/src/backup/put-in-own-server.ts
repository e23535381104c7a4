import { serviceNames } from '@somo/contracts/services';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import type { Service } from '@somo/platform/service';
import { Client } from 'pg';
import { putTables, type Tables } from './put-tables.js';

const schemas = serviceNames.flatMap((name) => [name, `${name}_jobs`]);

/** Puts the tables of a portable backup into a PostgreSQL of one's own, in which Somo has never run. If that fails, it is as it was. */
export async function putInOwnServer(backup: Tables, adminUrl: string, services: Service[]): Promise<void> {
  await refuseOverTables(adminUrl);
  try {
    await putTables(backup, adminUrl, services);
  } catch (error) {
    await removeTables(adminUrl);
    throw error;
  }
}

export async function refuseOverTables(adminUrl: string): Promise<void> {
  const known = await ask(adminUrl, `SELECT FROM pg_namespace WHERE nspname = ANY ('{${schemas.join(',')}}')`);
  if (known > 0)
    throw new StartProblem(
      'There is data of Somo in the database of DATABASE_URL. A backup is restored only where there is none: name an empty database.',
    );
}

/** Takes back all that was put into it. */
export async function removeTables(adminUrl: string): Promise<void> {
  await ask(adminUrl, `DROP SCHEMA IF EXISTS ${schemas.join(', ')} CASCADE`);
}

async function ask(adminUrl: string, sql: string): Promise<number> {
  const client = new Client({ connectionString: adminUrl, application_name: 'somo-restore' });
  await client.connect();
  try {
    return (await client.query(sql)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
