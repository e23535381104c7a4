import { Inject, Injectable, type Type } from '@nestjs/common';
import type { ExportPage, ExportPartQuery, ExportRow } from '@somo/contracts/exports';
import { refuse } from '@somo/contracts/refusals';
import type { ServiceName } from '@somo/contracts/services';
import { checkIds } from '../check-ids.js';
import { Db } from '../db.js';
import { Handles } from '../handles.js';

const rowsMax = 1000;
/** Well below the size of an answer; a row that is longer goes alone. */
const pageBytes = 256 * 1024;

/**
 * Returns the handler that answers with a page of what a service knows of a person. Each part is a SELECT of the person's rows (`$1`) up to
 * a moment (`$2`), with a `key` by which pages continue and which is not returned.
 */
export function exportHandler(service: ServiceName, parts: Readonly<Record<string, string>>): Type {
  @Injectable()
  class ExportPart {
    constructor(@Inject(Db) private readonly db: Db) {}

    @Handles(`${service}.export-part`, { by: ['service:auth'] })
    run(query: ExportPartQuery): Promise<ExportPage> {
      return exportPage(this.db, parts, query);
    }
  }
  return ExportPart;
}

async function exportPage(
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
