import type { Db } from '@somo/platform/db';
import type { Storage } from '@somo/platform/storage/storage';
import { eraseFile } from './erase-file.js';
import { fileColumns, type FileRow } from './store/files.js';

const atOnce = 50;

/**
 * Deletes uploads and materials of a person, which no message has, in storage and in the tables; what a report needs stays. Returns whether
 * none is left.
 */
export async function eraseUnsent(storage: Storage, db: Db, ownerId: string): Promise<boolean> {
  const files = await db.sql<FileRow>(
    'unsent-files-of',
    `SELECT ${fileColumns} FROM files
     WHERE owner_id = $1 AND conversation_id IS NULL AND NOT EXISTS (SELECT FROM reported_files WHERE file_id = files.id) LIMIT ${atOnce}`,
    [ownerId],
  );
  for (const file of files) await eraseFile(storage, file);
  const ids = files.map(({ id }) => id);
  await db.run('drop-unsent-materials', 'DELETE FROM materials WHERE file_id = ANY ($1)', [ids]);
  await db.run('drop-unsent-files', 'DELETE FROM files WHERE id = ANY ($1)', [ids]);
  return files.length < atOnce;
}
