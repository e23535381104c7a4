import { partSizes } from '@somo/contracts/rules/uploads';
import { documentPartKey } from '@somo/contracts/rules/verification';
import type { Db } from '@somo/platform/db';
import type { Storage } from '@somo/platform/storage/storage';

interface Stored {
  id: string;
  bytes: number;
}

/** Deletes a document, its name and its key; what is left is the receipt. */
export async function eraseDocument(storage: Storage, db: Db, { id, bytes }: Stored, now: number): Promise<void> {
  for (const [at] of partSizes(bytes).entries()) await storage.delete(documentPartKey(id, at + 1));
  await db.run(
    'verification-erased',
    `UPDATE verification_cases SET deleted_at = $2, sealed_key = NULL, name = NULL WHERE id = $1 AND deleted_at IS NULL`,
    [id, new Date(now)],
  );
}

/** Deletes an upload that was not handed in: nothing is left of it. */
export async function dropUpload(storage: Storage, db: Db, { id, bytes }: Stored): Promise<void> {
  for (const [at] of partSizes(bytes).entries()) await storage.delete(documentPartKey(id, at + 1));
  await db.run('verification-drop', `DELETE FROM verification_cases WHERE id = $1 AND state IN ('uploading', 'uploaded')`, [id]);
}
