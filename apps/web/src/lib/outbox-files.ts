// The files of messages that wait, each behind a line with its type.
import { sealedStore } from './sealed-store';
import type { Bytes } from './decrypt';

const lineEnd = 10;

/** Of a file that cannot be read now, such as one on a drive that is gone: as long as this page is open. */
const unread = new Map<string, Blob>();

async function packed(file: Blob): Promise<Bytes> {
  const head = new TextEncoder().encode(`${file.type}\n`);
  const both = new Uint8Array(head.length + file.size);
  both.set(head);
  both.set(new Uint8Array(await file.arrayBuffer()), head.length);
  return both;
}

function unpacked(bytes: Bytes): Blob {
  const end = bytes.indexOf(lineEnd);
  return new Blob([bytes.slice(end + 1)], { type: new TextDecoder().decode(bytes.slice(0, end)) });
}

export const outboxFiles = {
  /** Returns whether the file survives a reload of the page. */
  async put(clientId: string, file: Blob): Promise<boolean> {
    const bytes = await packed(file).catch(() => null);
    if (bytes) return sealedStore.put('file', clientId, bytes);
    unread.set(clientId, file);
    return false;
  },

  async get(clientId: string): Promise<Blob | undefined> {
    const bytes = await sealedStore.get('file', clientId);
    return bytes ? unpacked(bytes) : unread.get(clientId);
  },

  delete(clientId: string): Promise<void> {
    unread.delete(clientId);
    return sealedStore.delete('file', clientId);
  },
};
