// What this device knows of the session while the server does not answer: whose it is, and the key of their copies, which no script can read
// out. It is gone when the session has ended, or has expired, or was not confirmed for a week.
import { openDB } from 'idb';
import { buildName } from './build-name';
import { keptFor } from './kept-for';
import { sealingKey } from './sealing';
import { session, type Resumed } from './session';
import { deviceName, forgetDevice } from './storage';

interface Row extends Resumed {
  /** For whom this browser keeps things. */
  name: string;
  /** The build that has stored it: another one may expect another form. */
  build: string;
}

const store = 'session';
const at = 'now';

/** Opens the database for as long as `act` takes: what is open cannot be deleted. */
async function withRows<T>(act: (db: Awaited<ReturnType<typeof opened>>) => Promise<T>): Promise<T> {
  const db = await opened();
  try {
    return await act(db);
  } finally {
    db.close();
  }
}

const opened = () => openDB<{ [store]: { key: string; value: Row } }>(deviceName, 1, { upgrade: (db) => void db.createObjectStore(store) });

/** Stores the session that the server has confirmed, if it is remembered. Browsers that cannot store it do not open Somo offline. */
export async function keepSession(): Promise<void> {
  const state = session.state();
  const [name, key] = [keptFor.name(), await sealingKey()];
  if (state.status !== 'signed-in' || state.isAway || !session.opensOffline() || name === null || !key) return;
  const { user, redirectTo } = state;
  await withRows(async (db) => {
    // It may have ended meanwhile.
    if (keptFor.name() === name && session.state().status === 'signed-in' && session.opensOffline())
      await db.put(store, { name, build: buildName(), key, user, redirectTo }, at);
  });
}

/** Returns the session that the server confirmed last; undefined if there is none anymore. */
export async function keptSession(): Promise<Resumed | undefined> {
  if (keptFor.isOld()) return void forgetDevice();
  const row = await withRows((db) => db.get(store, at));
  return row?.name === keptFor.name() && row?.build === buildName() ? row : undefined;
}
