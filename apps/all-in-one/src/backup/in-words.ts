import type { Manifest } from './manifest.js';

const megabyte = 1_000_000;

/** Returns what a backup holds, such as "72.5 MB of database and 82 files". */
export function inWords({ database, tables = {}, files }: Pick<Manifest, 'database' | 'tables' | 'files'>): string {
  const bytes = database?.bytes ?? Object.values(tables).reduce((sum, table) => sum + table.bytes, 0);
  return `${(bytes / megabyte).toFixed(1)} MB of ${database ? 'database' : 'tables'} and ${files.length} ${files.length === 1 ? 'file' : 'files'}`;
}
