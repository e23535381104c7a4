import type { Material } from '@somo/contracts/materials';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { toFile, type FileRow } from '../../files/store/files.js';

interface MaterialRow {
  id: string;
  added_by: string;
  added_at: Date;
}

type WithFile = MaterialRow & { file_id: string; page_count: number | null; pages_ready: number } & Omit<FileRow, 'id'>;

const columns =
  'm.id, m.added_by, m.added_at, m.file_id, f.owner_id, f.name, f.bytes, f.state, f.content_type, f.width, f.height, f.page_count, ' +
  "(SELECT count(*)::int FROM file_pages WHERE file_id = f.id AND size = 'full') AS pages_ready";

const toMaterial = ({ id, added_by, added_at, file_id, page_count: count, pages_ready: ready, ...file }: WithFile): Material => ({
  id,
  file: toFile({ ...file, id: file_id }),
  addedBy: added_by,
  addedAt: toInstant(added_at.getTime()),
  pages: count === null ? null : { count, ready },
});

/** Waits until nobody else changes the materials of a person or an agreement, and holds them until the transaction ends. */
export async function lockMaterialsOf(db: Db, id: string): Promise<void> {
  await db.sql('materials-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', [`materials:${id}`]);
}

/** Returns the files of an agreement, the first that was added first. */
export async function listMaterials(db: Db, agreementId: string): Promise<Material[]> {
  const rows = await db.sql<WithFile>(
    'materials-list',
    `SELECT ${columns} FROM materials m JOIN files f ON f.id = m.file_id WHERE m.agreement_id = $1 ORDER BY m.added_at, m.id`,
    [agreementId],
  );
  return rows.map(toMaterial);
}

/** Returns what a person added to their lessons, each file once, the latest first. */
export async function listOwnMaterials(db: Db, userId: string, atMost: number): Promise<Material[]> {
  const rows = await db.sql<WithFile>(
    'materials-own',
    `SELECT ${columns} FROM (SELECT DISTINCT ON (file_id) * FROM materials WHERE added_by = $1 ORDER BY file_id, added_at DESC) m
       JOIN files f ON f.id = m.file_id ORDER BY m.added_at DESC, m.id LIMIT $2`,
    [userId, atMost],
  );
  return rows.map(toMaterial);
}

interface Added {
  id: string;
  fileId: string;
  agreementId: string;
  studentId: string;
  teacherId: string;
  addedBy: string;
  now: number;
}

/** Adds a file to an agreement. */
export function storeMaterial(db: Db, { id, fileId, agreementId, studentId, teacherId, addedBy, now }: Added): Promise<number> {
  return db.run(
    'material-store',
    `INSERT INTO materials (id, agreement_id, file_id, student_id, teacher_id, added_by, added_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, agreementId, fileId, studentId, teacherId, addedBy, new Date(now)],
  );
}

/** Removes what a person added to an agreement; returns its file, or undefined if they added no such thing. */
export async function deleteMaterial(
  db: Db,
  { materialId, agreementId, userId }: { materialId: string; agreementId: string; userId: string },
): Promise<string | undefined> {
  const [row] = await db.sql<{ file_id: string }>(
    'material-delete',
    'DELETE FROM materials WHERE id = $1 AND agreement_id = $2 AND added_by = $3 RETURNING file_id',
    [materialId, agreementId, userId],
  );
  return row?.file_id;
}
