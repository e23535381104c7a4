import { refuse } from '@somo/contracts/refusals';
import type { Db } from '@somo/platform/db';
import { fileColumns, type FileRow } from '../../files/store/files.js';

/** Returns a person's upload for a lesson that is done, as one that a lesson has; refuses any other. */
export async function takeUpload(db: Db, uploadId: string, userId: string): Promise<FileRow> {
  const [row] = await db.sql<FileRow>(
    'material-take',
    `UPDATE files SET is_material = true WHERE id = $1 AND owner_id = $2 AND purpose = 'material' AND state = 'ready' RETURNING ${fileColumns}`,
    [uploadId, userId],
  );
  if (!row) throw refuse('file-not-found');
  return row;
}

/** Returns the file that a person added to one of their lessons before; refuses any other. */
export async function findAdded(db: Db, materialId: string, userId: string): Promise<FileRow> {
  const [row] = await db.sql<FileRow>(
    'material-again',
    `SELECT ${fileColumns} FROM files WHERE id = (SELECT file_id FROM materials WHERE id = $1 AND added_by = $2)`,
    [materialId, userId],
  );
  if (!row) throw refuse('file-not-found');
  return row;
}

/** Marks a file that no lesson uses anymore as dropped; returns it, or undefined if a lesson has it. */
export async function dropUnused(db: Db, fileId: string): Promise<FileRow | undefined> {
  const [row] = await db.sql<FileRow>(
    'material-drop',
    `UPDATE files SET is_material = false, state = 'dropped'
     WHERE id = $1 AND is_material AND NOT EXISTS (SELECT FROM materials WHERE file_id = $1) RETURNING ${fileColumns}`,
    [fileId],
  );
  return row;
}
