import type { Storage } from '../storage/storage.js';

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

interface FoundBackup {
  name: string;
  /** Its manifest is written last: without it, a backup is being made or was cut short. */
  isComplete: boolean;
  /** Of the stored database, or its tables; 0 before they are there. */
  bytes: number;
}

/** Returns all backups in a place, the latest first. */
export async function findBackups(storage: Storage): Promise<FoundBackup[]> {
  const found = new Map<string, FoundBackup>();
  for await (const { key, length } of filesIn(storage, root)) {
    const [, name = '', what] = key.split('/');
    if (!namePattern.test(name)) continue;
    const backup = found.get(name) ?? { name, isComplete: false, bytes: 0 };
    found.set(name, backup);
    if (what === 'manifest') backup.isComplete = true;
    if (what === 'database' || what === 'tables') backup.bytes += length;
  }
  return [...found.values()].reverse();
}

/** Returns the names of the complete backups in a place, the latest first. */
export async function listBackups(storage: Storage): Promise<string[]> {
  return (await findBackups(storage)).filter(({ isComplete }) => isComplete).map(({ name }) => name);
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
