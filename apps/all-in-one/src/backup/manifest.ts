import type { Storage } from '@somo/platform/storage/storage';
import type { SealedPlace, Sum } from './sealed-place.js';

/** Changes when an older Somo could not restore a backup any more: the second is table by table. */
export const formats = { files: 1, tables: 2 } as const;

/** The rows of one table, as PostgreSQL's COPY writes them. */
export interface CopiedTable extends Sum {
  rows: number;
  columns: string[];
}

export interface BackedUpFile extends Sum {
  key: string;
  contentType: string;
  storedAs: string;
}

/** What a backup consists of. It is written last: without it, a backup was cut short. */
export interface Manifest {
  format: number;
  /** An instant in UTC. */
  madeAt: string;
  /** The version of PostgreSQL, such as 18.4. */
  postgres: string;
  /** By schema, the names of the migrations that have run. */
  migrations: Record<string, string[]>;
  /** The files of the whole server, for the same major version; a portable backup has the tables instead. */
  database?: Sum;
  /** By schema and name. */
  tables?: Record<string, CopiedTable>;
  /** By schema and name, the last number that each has given. */
  sequences?: Record<string, string>;
  /** Tells this installation from others. */
  installation: string;
  files: BackedUpFile[];
  /** By name, what the embedded setup keeps beside its data. */
  secrets: Record<string, string>;
}

const root = 'backups/';
const namePattern = /^\d{8}t\d{6}z$/;
export const databaseOf = (name: string) => `${root}${name}/database`;
/** Returns where the rows of a table such as booking.bookings are stored. */
export const tableOf = (name: string, table: string) => `${root}${name}/tables/${table}`;
export const manifestOf = (name: string) => `${root}${name}/manifest`;

/** Returns the name of a backup that is made at a time (epoch milliseconds), such as 20261129t065000z. */
export const nameOf = (at: number) =>
  new Date(at)
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .toLowerCase();

/** Returns when a backup was made, in epoch milliseconds. */
export function timeOf(name: string): number {
  const iso = name.toUpperCase().replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return Date.parse(iso);
}

/** Returns the names of the complete backups in a place, the latest first. */
export async function listBackups(storage: Storage): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of filesIn(storage, root)) {
    const [, name = '', what] = key.split('/');
    if (what === 'manifest' && namePattern.test(name)) names.push(name);
  }
  return names.reverse();
}

export async function readManifest(place: SealedPlace, name: string): Promise<Manifest | undefined> {
  const text = await place.read(manifestOf(name));
  return text && (JSON.parse(text.toString()) as Manifest);
}

/** Yields every stored file whose key starts with a prefix. */
export async function* filesIn(storage: Storage, prefix: string): AsyncGenerator<{ key: string; length: number; storedAt: number }> {
  let after: string | undefined;
  do {
    const page = await storage.list({ prefix, after });
    yield* page.files;
    after = page.next;
  } while (after !== undefined);
}
