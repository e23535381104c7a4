// The files of messages that wait. A database of its own: pages of the version before may have the other one open.
import type { DBSchema, IDBPDatabase } from 'idb';

interface Schema extends DBSchema {
  files: { key: string; value: { bytes: ArrayBuffer; type: string } };
}

/** Where the browser blocks storage, or has no room: as long as this page is open. */
const unkept = new Map<string, Blob>();
let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= import('idb').then(({ openDB }) =>
    openDB<Schema>('somo-outbox-files', 1, { upgrade: (made) => void made.createObjectStore('files') }),
  );
  return opened;
}

export const outboxFiles = {
  /** Returns whether the file survives a reload of the page. */
  async put(clientId: string, file: Blob): Promise<boolean> {
    try {
      await (await database()).put('files', { bytes: await file.arrayBuffer(), type: file.type }, clientId);
      return true;
    } catch {
      unkept.set(clientId, file);
      return false;
    }
  },

  async get(clientId: string): Promise<Blob | undefined> {
    const here = unkept.get(clientId);
    if (here) return here;
    const found = await database().then(
      (db) => db.get('files', clientId),
      () => undefined,
    );
    return found && new Blob([found.bytes], { type: found.type });
  },

  async delete(clientId: string): Promise<void> {
    unkept.delete(clientId);
    await database().then(
      (db) => db.delete('files', clientId),
      () => undefined,
    );
  },
};
