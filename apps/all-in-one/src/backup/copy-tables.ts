import { createGzip } from 'node:zlib';
import { serviceNames } from '@somo/contracts/services';
import type { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { tableOf } from '@somo/platform/backups/layout';
import type { CopiedTable, Manifest } from './manifest.js';
import { passing, type SealedPlace } from './sealed-place.js';
import { asCopied, listTables, nameOfTable } from './tables.js';

/** However the server writes dates and numbers otherwise. */
export const unambiguous = `SET LOCAL datestyle = ISO; SET LOCAL intervalstyle = postgres; SET LOCAL extra_float_digits = 3; SET LOCAL timezone = UTC`;

/**
 * Stores every table as text, all as they were when the first was read. Any PostgreSQL can read it. Returns what the manifest says of it. The
 * client is in a transaction that sees one snapshot.
 */
export async function copyTables(client: Client, place: SealedPlace, name: string): Promise<Pick<Manifest, 'tables' | 'sequences'>> {
  await client.query(unambiguous);
  const tables: Record<string, CopiedTable> = {};
  for (const table of await listTables(client)) {
    const copy = client.query(to(`COPY ${asCopied(table)} TO STDOUT`));
    const zipped = createGzip({ level: 1 });
    const [sum] = await Promise.all([passing(copy, zipped), place.put(tableOf(name, nameOfTable(table)), zipped)]);
    tables[nameOfTable(table)] = { ...sum, rows: copy.rowCount, columns: table.columns };
  }
  return { tables, sequences: await readSequences(client) };
}

/** Read last: no transaction gives a number back, so they are ahead of all that was copied. */
async function readSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = ANY ($1) AND last_value IS NOT NULL`,
    [serviceNames],
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
