import { serviceNames } from '@somo/contracts/services';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import type { Service } from '@somo/platform/service';
import { Client } from 'pg';
import { putTables, type Tables } from './put-tables.js';

const schemas = serviceNames.flatMap((name) => [name, `${name}_jobs`]);
/** A schema that is there while a restore has not come to its end. */
const marker = 'somo_restoring';

/** Puts the tables of a portable backup into a PostgreSQL of one's own, in which Somo has never run. */
export async function putInOwnServer(backup: Tables, adminUrl: string, services: Service[]): Promise<void> {
  await refuseOverTables(adminUrl);
  await ask(adminUrl, `CREATE SCHEMA ${marker}`);
  await putTables(backup, adminUrl, services);
}

/** Refuses a database with data of Somo, but for that of a restore that was interrupted, which it deletes. */
export async function refuseOverTables(adminUrl: string): Promise<void> {
  if (await holds(adminUrl, [marker])) return removeTables(adminUrl);
  if (await holds(adminUrl, schemas))
    throw new StartProblem(
      'There is data of Somo in the database of DATABASE_URL. A backup is restored only where there is none: name an empty database.',
    );
}

/** Everything that belongs to the restore is there. */
export const completeTables = (adminUrl: string): Promise<unknown> => ask(adminUrl, `DROP SCHEMA ${marker}`);

/** Deletes what a restore has put into a database; the services' logins, which own nothing then, stay. */
export async function removeTables(adminUrl: string): Promise<void> {
  if (await holds(adminUrl, [marker])) await ask(adminUrl, `DROP SCHEMA IF EXISTS ${[...schemas, marker].join(', ')} CASCADE`);
}

const holds = async (adminUrl: string, names: string[]) =>
  (await ask(adminUrl, `SELECT FROM pg_namespace WHERE nspname = ANY ('{${names.join(',')}}')`)) > 0;

async function ask(adminUrl: string, sql: string): Promise<number> {
  const client = new Client({ connectionString: adminUrl, application_name: 'somo-restore' });
  await client.connect();
  try {
    return (await client.query(sql)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
