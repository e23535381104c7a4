import { randomBytes } from 'node:crypto';
import { createGunzip } from 'node:zlib';
import { serviceNames } from '@somo/contracts/services';
import { openDatabase } from '@somo/platform/database/open-database';
import { provision } from '@somo/platform/database/provision';
import { makeLog } from '@somo/platform/log';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import type { Service } from '@somo/platform/service';
import { Client, DatabaseError } from 'pg';
import { from } from 'pg-copy-streams';
import { unambiguous } from './copy-tables.js';
import { keepInstallation } from './installation.js';
import { tableOf } from '@somo/platform/backups/layout';
import type { Manifest } from './manifest.js';
import { damaged } from './problems.js';
import { passing, type SealedPlace } from './sealed-place.js';
import { asCopied, inSql, listTables, nameOfTable } from './tables.js';

/** The backup of a database, table by table. */
export interface Tables {
  name: string;
  manifest: Manifest;
  place: SealedPlace;
}

/**
 * Fills a PostgreSQL that has no data of Somo: makes the tables as they were in the version that was backed up, and puts all rows into them,
 * all or none. The next start migrates them further. Needs a superuser, because rows are put in before those that they refer to.
 */
export async function putTables(backup: Tables, adminUrl: string, services: Service[]): Promise<void> {
  await makeTables(backup.manifest, adminUrl, services);
  const client = new Client({ connectionString: adminUrl, application_name: 'somo-restore' });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(unambiguous);
    await client.query('SET LOCAL session_replication_role = replica');
    await fill(client, backup);
    await client.query('COMMIT');
    await keepInstallation(client, backup.manifest.installation);
  } catch (error) {
    throw error instanceof DatabaseError && error.code === '42501'
      ? new StartProblem(`Restoring needs a superuser: ${error.message}.`)
      : error;
  } finally {
    await client.end();
  }
}

async function makeTables({ migrations }: Manifest, adminUrl: string, services: Service[]): Promise<void> {
  // The next start gives the services' logins passwords of its own.
  const password = randomBytes(24).toString('base64url');
  const urls = await provision(adminUrl, serviceNames, () => password);
  for (const service of services) {
    const options = { url: urls[service.name], poolSize: 2, log: makeLog('restore', 'warn'), only: migrations[service.name] ?? [] };
    await (await openDatabase(service, options)).destroy();
  }
}

async function fill(client: Client, { manifest, place, name }: Tables): Promise<void> {
  const { tables = {}, sequences = {} } = manifest;
  const made = await listTables(client);
  await client.query(`TRUNCATE ${made.map(inSql).join(', ')}`);
  for (const [of, { rows, columns, ...expected }] of Object.entries(tables)) {
    const table = made.find((one) => nameOfTable(one) === of);
    if (!table) throw damaged(`it has rows of a table ${of} that its version does not have`);
    const stored = await place.get(tableOf(name, of)).catch(() => undefined);
    if (!stored) throw damaged(`the table ${of} is missing or not whole`);
    const into = client.query(from(`COPY ${asCopied({ ...table, columns })} FROM STDIN`));
    const zipped = stored.pipe(createGunzip());
    stored.once('error', (error) => zipped.destroy(error));
    const sum = await passing(zipped, into).catch((error: unknown) => {
      throw error instanceof DatabaseError ? error : damaged(`the table ${of} is not whole`);
    });
    if (sum.sha256 !== expected.sha256 || into.rowCount !== rows) throw damaged(`the table ${of} is not whole`);
  }
  for (const [sequence, last] of Object.entries(sequences)) await client.query('SELECT setval($1, $2)', [sequence, last]);
}
