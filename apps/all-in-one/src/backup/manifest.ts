import { manifestOf } from '@somo/platform/backups/layout';
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

export async function readManifest(place: SealedPlace, name: string): Promise<Manifest | undefined> {
  const text = await place.read(manifestOf(name));
  return text && (JSON.parse(text.toString()) as Manifest);
}
