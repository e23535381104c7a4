// Messages that were written and have not reached the server. They survive a reload, and belong to the person who wrote them.
import type { DBSchema, IDBPDatabase } from 'idb';
import { outboxFiles } from './outbox-files';

/** A file that waits with its message. */
export interface WaitingFile {
  name: string;
  bytes: number;
  /** Of a picture. */
  width: number | null;
  height: number | null;
  /** Whether it survives a reload of the page. */
  isKept: boolean;
  /** Set if it did not. */
  isGone?: true;
  /** What the server has of it: so many of the parts at these addresses. */
  upload?: { id: string; urls: string[]; done: number };
  /** Once the server has all of it. */
  id?: string;
}

export interface Waiting {
  clientId: string;
  senderId: string;
  receiverId: string;
  text: string;
  file?: WaitingFile;
  lessonId?: string;
  requestId?: string;
  /** Epoch milliseconds; the order in which they are sent. */
  writtenAt: number;
  /** Why the server refused it: it is not sent again automatically. */
  refused?: string;
}

interface Schema extends DBSchema {
  messages: { key: string; value: Waiting; indexes: { bySender: string } };
}

/** Where messages are kept. */
interface Store {
  put(message: Waiting): Promise<unknown>;
  delete(clientId: string): Promise<unknown>;
  all(senderId: string): Promise<Waiting[]>;
}

let opened: Promise<Store> | undefined;
let listeners = new Set<() => void>();

function store(): Promise<Store> {
  opened ??= openDatabase().catch(memory);
  return opened;
}

async function openDatabase(): Promise<Store> {
  const { openDB } = await import('idb');
  const db: IDBPDatabase<Schema> = await openDB<Schema>('somo-outbox', 1, {
    upgrade: (made) => void made.createObjectStore('messages', { keyPath: 'clientId' }).createIndex('bySender', 'senderId'),
  });
  return {
    put: (message) => db.put('messages', message),
    delete: (clientId) => db.delete('messages', clientId),
    all: (senderId) => db.getAllFromIndex('messages', 'bySender', senderId),
  };
}

/** For browsers that block storage: messages wait as long as the page is open. */
function memory(): Store {
  const kept = new Map<string, Waiting>();
  return {
    put: (message) => Promise.resolve(kept.set(message.clientId, message)),
    delete: (clientId) => Promise.resolve(kept.delete(clientId)),
    all: (senderId) => Promise.resolve([...kept.values()].filter((message) => message.senderId === senderId)),
  };
}

const changed = () => listeners.forEach((listener) => listener());

let adding: Promise<unknown> = Promise.resolve();

export const outbox = {
  /** Adds a message behind all that wait, even if the clock has been set back since they were written. */
  add(message: Waiting): Promise<void> {
    const added = adding.then(async () => {
      const last = (await outbox.of(message.senderId)).at(-1);
      await outbox.put({ ...message, writtenAt: Math.max(message.writtenAt, (last?.writtenAt ?? 0) + 1) });
    });
    adding = added.catch(() => undefined);
    return added;
  },

  async put(message: Waiting): Promise<void> {
    await (await store()).put(message);
    changed();
  },

  /** Changes a message, unless it was removed meanwhile. */
  async change(message: Waiting): Promise<boolean> {
    const isThere = (await outbox.of(message.senderId)).some(({ clientId }) => clientId === message.clientId);
    if (isThere) await outbox.put(message);
    return isThere;
  },

  async remove(clientId: string): Promise<void> {
    await (await store()).delete(clientId);
    await outboxFiles.delete(clientId);
    changed();
  },

  /** Returns what this person has written, the first first. */
  async of(senderId: string): Promise<Waiting[]> {
    const all = await (await store()).all(senderId);
    return all.sort((a, b) => a.writtenAt - b.writtenAt);
  },

  async clear(senderId: string): Promise<void> {
    for (const { clientId } of await outbox.of(senderId)) await outbox.remove(clientId);
  },

  onChange(listener: () => void): () => void {
    listeners = new Set(listeners).add(listener);
    return () => void listeners.delete(listener);
  },
};
