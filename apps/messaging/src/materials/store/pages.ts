import { refuse } from '@somo/contracts/refusals';
import type { PageSize } from '@somo/contracts/rules/pages';
import type { Db } from '@somo/platform/db';

/** Returns the file of a material of an agreement; if `addedBy` is given, only of one that this person added. */
export async function fileOfMaterial(
  db: Db,
  { materialId, agreementId, addedBy = null }: { materialId: string; agreementId: string; addedBy?: string | null },
): Promise<{ id: string; name: string; contentType: string | null; pageCount: number | null; hasPicture: boolean }> {
  const [row] = await db.sql<{ id: string; name: string; content_type: string | null; page_count: number | null; width: number | null }>(
    'material-file',
    `SELECT f.id, f.name, f.content_type, f.page_count, f.width FROM materials m JOIN files f ON f.id = m.file_id
     WHERE m.id = $1 AND m.agreement_id = $2 AND m.added_by = COALESCE($3, m.added_by)`,
    [materialId, agreementId, addedBy],
  );
  if (!row) throw refuse('material-not-found');
  return { id: row.id, name: row.name, contentType: row.content_type, pageCount: row.page_count, hasPicture: row.width !== null };
}

interface Page {
  fileId: string;
  page: number;
  size: PageSize;
}

/** Stores that a page of a PDF is there. */
export async function storePage(db: Db, { fileId, page, size, bytes, of }: Page & { bytes: number; of: number }): Promise<void> {
  await db.run('file-pages', 'UPDATE files SET page_count = $2 WHERE id = $1 AND page_count IS NULL', [fileId, of]);
  await db.run('page-store', 'INSERT INTO file_pages (file_id, page, size, bytes) VALUES ($1, $2, $3, $4)', [fileId, page, size, bytes]);
}

export async function hasPage(db: Db, { fileId, page, size }: Page): Promise<boolean> {
  const rows = await db.sql('page-find', 'SELECT FROM file_pages WHERE file_id = $1 AND page = $2 AND size = $3', [fileId, page, size]);
  return rows.length > 0;
}

/** Returns how many pages of a file are there in both sizes. */
export async function readyPages(db: Db, fileId: string): Promise<number> {
  const [row] = await db.sql<{ count: number }>(
    'pages-ready',
    "SELECT count(*)::int AS count FROM file_pages WHERE file_id = $1 AND size = 'full'",
    [fileId],
  );
  return row!.count;
}
