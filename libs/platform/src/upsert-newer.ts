import { createHash } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import type { Db } from './db.js';
import { newestBy } from './newest-by.js';

interface NewerRow {
  table: string;
  key: Record<string, unknown>;
  version: number;
  set: Record<string, unknown>;
}

/**
 * Stores a copy of another service's state unless the same or a higher version is already there. Events arrive repeatedly, late and in any
 * order; the highest version wins. Returns whether this version was newer.
 */
export async function upsertNewer(db: Db, row: NewerRow): Promise<boolean> {
  const fields = { ...row.key, version: row.version, ...row.set };
  const columns = Object.keys(fields).map(escapeIdentifier);
  const table = escapeIdentifier(row.table);
  const updates = ['version', ...Object.keys(row.set)].map(escapeIdentifier).map((column) => `${column} = excluded.${column}`);
  const text = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})
    ON CONFLICT (${Object.keys(row.key).map(escapeIdentifier).join(', ')}) DO UPDATE SET ${updates.join(', ')} WHERE ${table}.version < excluded.version`;
  const name = `newer-${createHash('md5').update(text).digest('hex')}`;
  return (await db.run(name, text, Object.values(fields))) === 1;
}

/**
 * Like `upsertNewer`, for many rows in one statement, each by column as JSON has it. Of several with the same key only the newest counts.
 * Returns the rows that were newer.
 */
export async function upsertAllNewer<Row extends { version: number }>(
  db: Db,
  { table, key, rows }: { table: string; key: keyof Row & string; rows: readonly Row[] },
): Promise<Row[]> {
  const newest = newestBy(
    rows,
    (row) => row[key],
    ({ version }) => version,
  );
  const [first] = newest;
  if (!first) return [];
  const [into, id, columns] = [escapeIdentifier(table), escapeIdentifier(key), Object.keys(first).map(escapeIdentifier)];
  const updates = columns.filter((column) => column !== id).map((column) => `${column} = excluded.${column}`);
  // Of two such statements at once, both lock the rows in the same order.
  const text = `INSERT INTO ${into} (${columns.join(', ')})
    SELECT ${columns.join(', ')} FROM jsonb_populate_recordset(NULL::${into}, $1::jsonb) AS given ORDER BY ${id}
    ON CONFLICT (${id}) DO UPDATE SET ${updates.join(', ')} WHERE ${into}.version < excluded.version RETURNING ${id}::text AS id`;
  const name = `newer-${createHash('md5').update(text).digest('hex')}`;
  const stored = await db.sql<{ id: string }>(name, text, [JSON.stringify(newest)]);
  const stays = new Set<unknown>(stored.map((row) => row.id));
  return newest.filter((row) => stays.has(row[key]));
}
