import type { Manifest } from './manifest.js';

const megabyte = 1_000_000;

/** Returns what a backup holds, such as "72.5 MB of database and 82 files". */
export function inWords({ database, files }: Pick<Manifest, 'database' | 'files'>): string {
  return `${(database.bytes / megabyte).toFixed(1)} MB of database and ${files.length} ${files.length === 1 ? 'file' : 'files'}`;
}
