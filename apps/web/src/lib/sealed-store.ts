// What this browser keeps for the signed-in user, encrypted: messages and drawings that wait, files, parts of recordings that wait, and
// conversations and other copies to read offline. Where storage is blocked or full, or the page was not served over https, it is kept as long as the page is
// open.
import { ivBytes, type Bytes } from './decrypt';
import { keptFor } from './kept-for';
import { openSealed, type Kind, type SealedDatabase, type SealedKey } from './sealed-database';
import { session } from './session';
import { seal, unseal } from './sealing';

const here = new Map<string, { key: SealedKey; bytes: Bytes }>();
/** What was encrypted under a name, so that reading all of them again decrypts only what has changed. */
const read = new Map<string, { sealed: Bytes; bytes: Bytes }>();
const textOf = (key: SealedKey) => key.join(' ');
let opened: Promise<SealedDatabase | null> | undefined;
let sweptFor: string | null | undefined;
let moving: Promise<void> | undefined;

/** Returns the database, without what is nobody's; null where the browser has none. */
async function database(): Promise<SealedDatabase | null> {
  opened ??= openSealed().catch(() => null);
  const db = await opened;
  const name = keptFor.name();
  if (db && sweptFor !== name) {
    sweptFor = name;
    await sweep(db, name);
  }
  return db;
}

async function sweep(db: SealedDatabase, name: string | null): Promise<void> {
  for (const key of await db.getAllKeys('records')) if (key[0] !== name) await db.delete('records', key);
}

/** Returns the key of what is kept for the signed-in user. */
function keyOf(kind: Kind, name: string): SealedKey | null {
  const kept = keptFor.name();
  return kept !== null && keptFor.storageKey() !== null ? [kept, kind, name] : null;
}

export const sealedStore = {
  /** Returns whether it survives a reload of the page. */
  async put(kind: Kind, name: string, bytes: Bytes): Promise<boolean> {
    const key = keyOf(kind, name);
    if (!key) return false;
    const db = await database();
    const sealed = db && (await seal(bytes));
    // The session may have ended meanwhile, and with it what is kept.
    if (keptFor.name() !== key[0]) return false;
    const isKept = sealed ? await isStored(db.put('records', sealed, key)) : false;
    if (isKept) here.delete(textOf(key));
    else here.set(textOf(key), { key, bytes });
    return isKept;
  },

  async get(kind: Kind, name: string): Promise<Bytes | null> {
    const key = keyOf(kind, name);
    const found = key && here.get(textOf(key));
    if (!key || found) return found?.bytes ?? null;
    const sealed = await (await database())?.get('records', key);
    return sealed ? unseal(sealed) : null;
  },

  /** Returns everything of one kind by name. */
  async all(kind: Kind): Promise<Map<string, Bytes>> {
    const all = new Map<string, Bytes>();
    const first = keyOf(kind, '');
    const db = first && (await database());
    if (!first) return all;
    const range = db && IDBKeyRange.bound(first, [first[0], kind, '\uffff']);
    const [keys, rows] = range ? await Promise.all([db.getAllKeys('records', range), db.getAll('records', range)]) : [[], []];
    const opened = await Promise.all(keys.map(async (key, at) => rows[at] && unsealedOnce(key, rows[at])));
    for (const [at, key] of keys.entries()) if (opened[at]) all.set(key[2], opened[at]);
    for (const { key, bytes } of here.values()) if (key[0] === first[0] && key[1] === kind) all.set(key[2], bytes);
    return all;
  },

  /** Returns the names of everything of one kind. */
  async names(kind: Kind): Promise<string[]> {
    const first = keyOf(kind, '');
    const db = first && (await database());
    if (!first) return [];
    const keys = db ? await db.getAllKeys('records', IDBKeyRange.bound(first, [first[0], kind, '\uffff'])) : [];
    const own = [...here.values()].filter(({ key }) => key[0] === first[0] && key[1] === kind);
    return [...new Set([...keys.map((key) => key[2]), ...own.map(({ key }) => key[2])])].sort();
  },

  async delete(kind: Kind, name: string): Promise<void> {
    const kept = keptFor.name();
    if (kept === null) return;
    here.delete(textOf([kept, kind, name]));
    read.delete(textOf([kept, kind, name]));
    await (await database())?.delete('records', [kept, kind, name]);
  },

  /** Deletes what is kept for nobody. */
  async sweep(): Promise<void> {
    const name = keptFor.name();
    for (const [text, { key }] of here) if (key[0] !== name) here.delete(text);
    read.clear();
    sweptFor = undefined;
    const db = await database();
    if (name !== null || !(await db?.get('before', 'outbox'))) return;
    const { deleteDB } = await import('idb');
    for (const before of ['somo-outbox', 'somo-outbox-files']) void deleteDB(before);
  },

  /** Runs `move` once in this browser: it reads what the version before kept, and keeps it here. */
  moveIn(move: () => Promise<void>): Promise<void> {
    if (keptFor.storageKey() === null) return Promise.resolve();
    moving ??= movedIn(move).finally(() => (moving = undefined));
    return moving;
  },
};

/** Returns the bytes that were encrypted, the same ones as long as the row is the same: no two have the same beginning. */
async function unsealedOnce(key: SealedKey, sealed: Bytes): Promise<Bytes | null> {
  const known = read.get(textOf(key));
  if (known && isSameStart(known.sealed, sealed)) return known.bytes;
  const bytes = await unseal(sealed);
  if (bytes) read.set(textOf(key), { sealed: sealed.slice(0, ivBytes), bytes });
  return bytes;
}

const isSameStart = (one: Bytes, other: Bytes) => one.every((byte, at) => byte === other[at]);

async function movedIn(move: () => Promise<void>): Promise<void> {
  const db = await database();
  if (!db || !(await db.get('before', 'outbox'))) return;
  await move();
  await db.delete('before', 'outbox');
}

const isStored = (put: Promise<unknown>): Promise<boolean> =>
  put.then(
    () => true,
    () => false,
  );

/** What a session leaves that was ended, or too long ago, is deleted at once. */
function follow(): void {
  const state = session.state();
  if (state.status === 'signed-out' && (state.left || state.ended || keptFor.isOver())) void sealedStore.sweep();
}

session.subscribe(follow);
follow();
