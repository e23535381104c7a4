// What the version before kept unencrypted, each in a database of its own: moved to where it is encrypted, or deleted if it is somebody else's.
import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { outboxFiles } from './outbox-files';

interface KeptFile {
  bytes: ArrayBuffer;
  type: string;
}

/** Returns all rows of a store that is not there for everybody. */
async function rowsOf<T>(db: IDBPDatabase, store: string): Promise<[key: IDBValidKey, row: T][]> {
  if (!db.objectStoreNames.contains(store)) return [];
  const [keys, rows] = await Promise.all([db.getAllKeys(store), db.getAll(store) as Promise<T[]>]);
  return rows.map((row, at) => [keys[at]!, row]);
}

/** Moves what this person has written. */
export async function moveOutbox<M extends { clientId: string; senderId: string }>(
  senderId: string,
  put: (message: M) => Promise<void>,
): Promise<void> {
  const [messages, files] = await Promise.all([openDB('somo-outbox', 1), openDB('somo-outbox-files', 1)]);
  const own = (await rowsOf<M>(messages, 'messages')).filter(([, message]) => message.senderId === senderId);
  const fileOf = new Map(await rowsOf<KeptFile>(files, 'files'));
  for (const [, message] of own) {
    const { clientId } = message;
    const file = fileOf.get(clientId);
    if (file) await outboxFiles.put(clientId, new Blob([file.bytes], { type: file.type }));
    await put(message);
  }
  messages.close();
  files.close();
  // A tab with the version before may hold them open: they go when it does.
  void deleteDB('somo-outbox');
  void deleteDB('somo-outbox-files');
}
