import type { ExportPage, ExportPartQuery, ExportRow } from '@somo/contracts/exports';
import { refuse } from '@somo/contracts/refusals';
import { checkIds } from '../check-ids.js';
import type { Db } from '../db.js';

const rowsMax = 1000;
/** Well below the size of an answer; a row that is longer goes alone. */
const pageBytes = 256 * 1024;

/**
 * Returns a page of what a service knows of a person. Each part is a SELECT of the person's rows (`$1`) up to a moment (`$2`), with a `key`
 * by which pages continue and which is not returned.
 */
export async function exportPage(
  db: Db,
  parts: Readonly<Record<string, string>>,
  { userId, part, until, after }: ExportPartQuery,
): Promise<ExportPage> {
  checkIds('userId', [userId], 1);
  if (!Object.hasOwn(parts, part)) throw refuse('invalid-input', { errors: { part: ['There is no such part'] } });
  const found = await db.sql<ExportRow & { key: string }>(
    `export-${part}`,
    `SELECT * FROM (${parts[part]}) AS part
     WHERE $2::timestamptz IS NOT NULL AND ($3::text = '' OR key COLLATE "C" > $3) ORDER BY key COLLATE "C" LIMIT ${rowsMax}`,
    [userId, until, after],
  );
  const rows: ExportRow[] = [];
  let bytes = 0;
  let last = '';
  for (const { key, ...row } of found) {
    bytes += Buffer.byteLength(JSON.stringify(row));
    if (rows.length > 0 && bytes > pageBytes) return { rows, next: last };
    rows.push(row);
    last = key;
  }
  return { rows, next: found.length === rowsMax ? last : null };
}
