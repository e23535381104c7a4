// The database with what this device knows of a session while the server does not answer. A page and the worker open it for as long as they
// read or write: what is open cannot be deleted.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { SessionUser } from '@somo/contracts/people';
import { deviceName } from './storage';

export interface DeviceRow {
  user: SessionUser;
  redirectTo: string;
  /** Encrypts what this browser keeps for the user. */
  key: CryptoKey;
  /** For whom this browser keeps things. */
  name: string;
  /** The build that has stored it: another one may expect another form. */
  build: string;
  /** When the server confirmed the session last, in epoch milliseconds of this device's clock. */
  confirmedAt?: number;
}

interface Schema extends DBSchema {
  session: { key: string; value: DeviceRow };
}

const at = 'now';

async function withRows<T>(act: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>(deviceName, 1, { upgrade: (made) => void made.createObjectStore('session') });
  try {
    return await act(db);
  } finally {
    db.close();
  }
}

/** Returns the row that was stored last, and makes no database where there is none. */
export async function findDevice(): Promise<DeviceRow | undefined> {
  const opened = openDB<Schema>(deviceName, 1, {
    upgrade(_made, _from, _to, change) {
      change.done.catch(() => undefined);
      change.abort();
    },
  });
  const db = await opened.catch(() => undefined);
  return db?.get('session', at).finally(() => db.close());
}

/** Returns the row that was stored last. */
export const readDevice = (): Promise<DeviceRow | undefined> => withRows((db) => db.get('session', at));

/** Stores a row, unless `isWanted` has changed its mind when the database is open. */
export const writeDevice = (row: DeviceRow, isWanted: () => boolean): Promise<void> =>
  withRows(async (db) => void (isWanted() && (await db.put('session', row, at))));
