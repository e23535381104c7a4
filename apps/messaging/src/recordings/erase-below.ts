import type { Storage } from '@somo/platform/storage/storage';

/** Deletes everything whose key begins with `prefix`, but what is to be kept. */
export async function eraseBelow(storage: Storage, prefix: string, keep?: string): Promise<void> {
  for (let after: string | undefined; ;) {
    const { files, next } = await storage.list({ prefix, after });
    for (const { key } of files) if (key !== keep) await storage.delete(key);
    if (next === undefined) return;
    after = next;
  }
}
