// What was drawn and has not reached the server, kept in this browser as messages are that wait.
import { sealedStore } from '../../../lib/sealed-store';

const lengthBytes = 4;

export const unsentDrawings = {
  /** Keeps these alone; none: nothing. */
  async keep(lessonId: string, updates: readonly Uint8Array[]): Promise<void> {
    if (updates.length === 0) return sealedStore.delete('board', lessonId);
    const bytes = new Uint8Array(updates.reduce((sum, { length }) => sum + lengthBytes + length, 0));
    const view = new DataView(bytes.buffer);
    let at = 0;
    for (const update of updates) {
      view.setUint32(at, update.length);
      bytes.set(update, at + lengthBytes);
      at += lengthBytes + update.length;
    }
    await sealedStore.put('board', lessonId, bytes);
  },

  async of(lessonId: string): Promise<Uint8Array[]> {
    const bytes = await sealedStore.get('board', lessonId);
    if (!bytes) return [];
    const updates: Uint8Array[] = [];
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.length; at += lengthBytes + view.getUint32(at))
      updates.push(bytes.slice(at + lengthBytes, at + lengthBytes + view.getUint32(at)));
    return updates;
  },
};
