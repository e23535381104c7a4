import { createHash } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import type { Db } from './db.js';

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
