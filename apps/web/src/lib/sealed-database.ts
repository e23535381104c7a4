// The database with what this browser keeps encrypted.
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Bytes } from './decrypt';

export type Kind = 'message' | 'file' | 'chat' | 'copy' | 'page' | 'board' | 'recording';
export type SealedKey = [keptName: string, kind: Kind, name: string];

interface Schema extends DBSchema {
  records: { key: SealedKey; value: Bytes };
  /** Set until what the version before kept unencrypted has been moved here. */
  before: { key: 'outbox'; value: true };
}

export type SealedDatabase = IDBPDatabase<Schema>;

export async function openSealed(): Promise<SealedDatabase> {
  const { openDB } = await import('idb');
  return openDB<Schema>('somo-sealed', 1, {
    upgrade(made) {
      made.createObjectStore('records');
      void made.createObjectStore('before').put(true, 'outbox');
    },
  });
}
