import { pagesPrefix } from '@somo/contracts/rules/pages';
import { messageFileKey, partKey, partSizes } from '@somo/contracts/rules/uploads';
import type { Storage } from '@somo/platform/storage/storage';
import type { FileRow } from './store/files.js';

type Stored = Pick<FileRow, 'id' | 'owner_id'>;

/** Deletes the parts of an upload of so many bytes. */
export async function deleteParts(storage: Storage, { id, owner_id }: Stored, bytes: number): Promise<void> {
  for (const [at] of partSizes(bytes).entries()) await storage.delete(partKey(owner_id, id, at + 1));
}

/** Deletes everything that is stored of a file. */
export async function eraseFile(storage: Storage, file: Stored & Pick<FileRow, 'bytes' | 'content_type'>): Promise<void> {
  await deleteParts(storage, file, file.bytes);
  if (file.content_type === 'application/pdf') await erasePages(storage, file.id);
  for (const version of ['preview', 'whole'] as const) await storage.delete(messageFileKey(file.id, version));
}

async function erasePages(storage: Storage, fileId: string): Promise<void> {
  let after: string | undefined;
  do {
    const page = await storage.list({ prefix: pagesPrefix(fileId), after });
    for (const { key } of page.files) await storage.delete(key);
    after = page.next;
  } while (after !== undefined);
}
