import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { poolOf } from '../db.js';
import type { OldRows } from './old-rows.js';
import { nextSize, pauseAfter } from './pieces.js';

/** At most 128 pages of 8 kB, which hold up to ten thousand rows. */
const limits = { pages: 128, pauseMs: 20 };
const firstPages = 16;
/** Its commit waits for no disk and no standby, which would hold the locks for as long: what a crash brings back is deleted the next time. */
const unawaited = `(SELECT set_config('synchronous_commit', 'off', true))`;

/** Returns the statement that deletes a piece: rows that are old at `$1`, on the pages from `$2` to before `$3`. */
export const deletePiece = (table: string, rows: string): string =>
  `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ${table}, ${unawaited} AS unawaited WHERE ctid >= $2::tid AND ctid < $3::tid AND (${rows}) FOR UPDATE OF ${table} SKIP LOCKED))`;

/**
 * Deletes old rows of a table, piece by piece: each statement reads some pages of the table, in the order in which they are stored, and
 * commits by itself. So none holds locks for long, none needs an index, and rows in use are left for the next time. Returns how many rows were deleted.
 */
export async function deleteOldRows(
  source: DataSource,
  { table, rows }: Omit<OldRows, 'kind'>,
  until: Date,
  stopped: () => boolean = () => false,
  { pages, pauseMs } = limits,
): Promise<number> {
  const pool = poolOf(source);
  const measured = await pool.query<{ pages: number }>(
    `SELECT (pg_relation_size($1::regclass) / current_setting('block_size')::int)::float8 AS pages`,
    [table],
  );
  const end = measured.rows[0]?.pages ?? 0;
  const statement = deletePiece(table, rows);
  let deleted = 0;
  let size = Math.min(firstPages, pages);
  for (let page = 0; page < end && !stopped();) {
    const from = performance.now();
    const { rowCount } = await pool.query(statement, [until, `(${page},0)`, `(${page + size},0)`]);
    const tookMs = performance.now() - from;
    deleted += rowCount ?? 0;
    page += size;
    size = nextSize(size, tookMs, pages);
    if (page < end) await sleep(pauseAfter(tookMs, pauseMs));
  }
  return deleted;
}
