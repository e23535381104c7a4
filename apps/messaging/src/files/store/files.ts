import { refuse } from '@somo/contracts/refusals';
import type { MessageFile, SentFor } from '@somo/contracts/uploads';
import type { Db } from '@somo/platform/db';

export interface FileRow {
  id: string;
  owner_id: string;
  name: string;
  bytes: number;
  state: 'open' | 'ready' | 'dropped';
  content_type: string | null;
  width: number | null;
  height: number | null;
}

export const fileColumns = 'id, owner_id, name, bytes, state, content_type, width, height';

/** Neither a message nor a lesson has it. */
const isUnsent = 'conversation_id IS NULL AND NOT is_material';

export const toFile = ({ id, name, bytes, content_type, width, height }: FileRow): MessageFile => ({
  ...{ id, name, bytes, width, height },
  contentType: content_type ?? 'application/octet-stream',
});

/** Returns how many bytes the files have together, with their pages, that a person added to lessons. */
export async function bytesOfMaterials(db: Db, userId: string): Promise<number> {
  const [sum] = await db.sql<{ bytes: number }>(
    'materials-bytes',
    `SELECT COALESCE(sum(bytes + COALESCE((SELECT sum(bytes) FROM file_pages WHERE file_id = files.id), 0)), 0)::float8 AS bytes
     FROM files WHERE owner_id = $1 AND is_material`,
    [userId],
  );
  return sum!.bytes;
}

/** Stores an upload that begins, unless its owner has too many that were not sent; returns whether it did. */
export async function storeUpload(
  db: Db,
  upload: { id: string; ownerId: string; purpose: SentFor; name: string; bytes: number; now: number; atMost: number },
): Promise<boolean> {
  const rows = await db.sql<{ id: string }>(
    'file-open',
    `INSERT INTO files (id, owner_id, name, bytes, state, opened_at, purpose) SELECT $1, $2, $3, $4, 'open', $5, $7
     WHERE (SELECT count(*) FROM files WHERE owner_id = $2 AND ${isUnsent} AND state <> 'dropped') < $6 RETURNING id`,
    [upload.id, upload.ownerId, upload.name, upload.bytes, new Date(upload.now), upload.atMost, upload.purpose],
  );
  return rows.length > 0;
}

/** Returns an upload of a person that was not sent; refuses any other, whose existence is not told. */
export async function findUnsent(db: Db, uploadId: string, ownerId: string): Promise<FileRow> {
  const [row] = await db.sql<FileRow>(
    'file-unsent',
    `SELECT ${fileColumns} FROM files WHERE id = $1 AND owner_id = $2 AND ${isUnsent} AND state <> 'dropped'`,
    [uploadId, ownerId],
  );
  if (!row) throw refuse('upload-not-found');
  return row;
}

type Judged = Pick<MessageFile, 'name' | 'contentType' | 'bytes' | 'width' | 'height'>;

/** Stores that an upload is what it should be; returns it, or undefined if it was dropped meanwhile. */
export async function storeReady(db: Db, id: string, judged: Judged): Promise<FileRow | undefined> {
  const [row] = await db.sql<FileRow>(
    'file-ready',
    `UPDATE files SET state = 'ready', name = $2, content_type = $3, bytes = $4, width = $5, height = $6
     WHERE id = $1 AND state <> 'dropped' RETURNING ${fileColumns}`,
    [id, judged.name, judged.contentType, judged.bytes, judged.width, judged.height],
  );
  return row;
}

/** Gives a file that is ready to a message, and returns it; refuses one that is not its sender's, or that another message has. */
export async function giveToMessage(
  db: Db,
  { fileId, ownerId, conversationId, clientId }: { fileId: string; ownerId: string; conversationId: string; clientId: string },
): Promise<MessageFile> {
  const [row] = await db.sql<FileRow>(
    'file-give',
    `UPDATE files SET conversation_id = $3, client_id = $4
     WHERE id = $1 AND owner_id = $2 AND purpose = 'message' AND ${isUnsent} AND state = 'ready' RETURNING ${fileColumns}`,
    [fileId, ownerId, conversationId, clientId],
  );
  if (!row) throw refuse('file-not-found');
  return toFile(row);
}

/** Returns a file that a person may read: their own, those of their lessons, and what came in their conversations since they last deleted them. */
export async function findReadable(db: Db, fileId: string, userId: string): Promise<MessageFile | undefined> {
  const [row] = await db.sql<FileRow>(
    'file-readable',
    `SELECT f.id, f.owner_id, f.name, f.bytes, f.state, f.content_type, f.width, f.height FROM files f
       LEFT JOIN conversations c ON c.id = f.conversation_id
       LEFT JOIN messages m ON m.sender_id = f.owner_id AND m.client_id = f.client_id
     WHERE f.id = $1 AND f.state = 'ready' AND (
       (f.conversation_id IS NULL AND f.owner_id = $2)
       OR EXISTS (SELECT FROM materials WHERE file_id = f.id AND $2 IN (student_id, teacher_id))
       OR (c.low_id = $2 AND m.seq > c.low_cleared_up_to) OR (c.high_id = $2 AND m.seq > c.high_cleared_up_to))`,
    [fileId, userId],
  );
  return row && toFile(row);
}

/** Marks uploads that were not sent as dropped: nothing can have them from here on. Returns them, and those that were dropped before. */
export function dropUnsent(db: Db, before: number): Promise<FileRow[]> {
  return db.sql<FileRow>(
    'files-drop',
    `UPDATE files SET state = 'dropped' WHERE id IN (
       SELECT id FROM files WHERE ${isUnsent} AND (opened_at < $1 OR state = 'dropped') ORDER BY opened_at LIMIT 100
       FOR UPDATE SKIP LOCKED) RETURNING ${fileColumns}`,
    [new Date(before)],
  );
}

/** Marks an upload of a person as dropped; returns it unless it was sent. */
export async function dropUpload(db: Db, uploadId: string, ownerId: string): Promise<FileRow | undefined> {
  const [row] = await db.sql<FileRow>(
    'file-drop',
    `UPDATE files SET state = 'dropped' WHERE id = $1 AND owner_id = $2 AND ${isUnsent} RETURNING ${fileColumns}`,
    [uploadId, ownerId],
  );
  return row;
}

export const deleteDropped = (db: Db, id: string): Promise<number> =>
  db.run('file-delete', "DELETE FROM files WHERE id = $1 AND state = 'dropped'", [id]);
