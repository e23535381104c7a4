// Messages that were written and have not reached the server. They survive a reload, and belong to the person who wrote them.
import type { Bytes } from './decrypt';
import { outboxFiles } from './outbox-files';
import { sealedStore } from './sealed-store';
import { fromBytes, toBytes } from './sealing';

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

let listeners = new Set<() => void>();

const keep = async (message: Waiting) => void (await sealedStore.put('message', message.clientId, toBytes(message)));

const changed = () => listeners.forEach((listener) => listener());

const parsed = new WeakMap<Bytes, Waiting>();

/** Returns the message that the bytes are, the same object for the same bytes. */
function messageOf(bytes: Bytes): Waiting {
  const message = parsed.get(bytes) ?? (fromBytes(bytes) as Waiting);
  parsed.set(bytes, message);
  return message;
}

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
    await keep(message);
    changed();
  },

  /** Changes a message, unless it was removed meanwhile. */
  async change(message: Waiting): Promise<boolean> {
    const isThere = (await outbox.of(message.senderId)).some(({ clientId }) => clientId === message.clientId);
    if (isThere) await outbox.put(message);
    return isThere;
  },

  async remove(clientId: string): Promise<void> {
    await sealedStore.delete('message', clientId);
    await outboxFiles.delete(clientId);
    changed();
  },

  /** Returns what this person has written, the first first. */
  async of(senderId: string): Promise<Waiting[]> {
    await sealedStore.moveIn(async () => (await import('./outbox-before')).moveOutbox(senderId, keep));
    const all = [...(await sealedStore.all('message')).values()].map(messageOf);
    return all.filter((message) => message.senderId === senderId).sort((a, b) => a.writtenAt - b.writtenAt);
  },

  onChange(listener: () => void): () => void {
    listeners = new Set(listeners).add(listener);
    return () => void listeners.delete(listener);
  },
};
