import { boardBytesMax, boardPartBytes } from '@somo/contracts/rules/board';
import type { Db } from '@somo/platform/db';

export interface StoredUpdate {
  seq: number;
  bytes: Buffer;
}

interface UpdateRow {
  seq: string;
  bytes: Buffer;
}

const toUpdate = ({ seq, bytes }: UpdateRow): StoredUpdate => ({ seq: Number(seq), bytes });

interface Kept {
  seq: number;
  /** How many drawings have not been merged yet. */
  drawings: number;
}

/** Keeps a drawing as the last one of its board, which nobody else changes until the transaction ends; returns undefined if the board is full. */
export async function keepDrawing(db: Db, agreementId: string, bytes: Uint8Array): Promise<Kept | undefined> {
  const [row] = await db.sql<{ last_seq: string; drawings: number }>(
    'board-draw',
    `WITH board AS (
       INSERT INTO boards AS b (agreement_id, last_seq, drawings, bytes) VALUES ($1, 1, 1, $3)
       ON CONFLICT (agreement_id) DO UPDATE SET last_seq = b.last_seq + 1, drawings = b.drawings + 1, bytes = b.bytes + excluded.bytes
         WHERE b.bytes + excluded.bytes <= $4
       RETURNING last_seq, drawings
     ), kept AS (INSERT INTO board_updates (agreement_id, seq, bytes) SELECT $1, last_seq, $2 FROM board)
     SELECT last_seq, drawings FROM board`,
    [agreementId, bytes, bytes.length, boardBytesMax],
  );
  return row && { seq: Number(row.last_seq), drawings: row.drawings };
}

/** Returns what follows a number, as much as one answer holds. */
export async function readUpdates(db: Db, agreementId: string, after: number): Promise<StoredUpdate[]> {
  const rows = await db.sql<UpdateRow>(
    'board-read',
    `SELECT seq, bytes FROM (
       SELECT seq, bytes, sum(length(bytes)) OVER (ORDER BY seq) - length(bytes) AS before FROM board_updates WHERE agreement_id = $1 AND seq > $2
     ) updates WHERE before = 0 OR before + length(bytes) <= $3 ORDER BY seq`,
    [agreementId, after, boardPartBytes],
  );
  return rows.map(toUpdate);
}

/** Returns the number of what was drawn last; 0: nothing ever was. */
export async function lastOf(db: Db, agreementId: string): Promise<number> {
  const [row] = await db.sql<{ last_seq: string }>('board-last', 'SELECT last_seq FROM boards WHERE agreement_id = $1', [agreementId]);
  return Number(row?.last_seq ?? 0);
}

/** Returns the drawings that have not been merged, after the last merged row, which may have room for them. */
export async function unmergedDrawings(db: Db, agreementId: string): Promise<StoredUpdate[]> {
  const rows = await db.sql<UpdateRow>(
    'board-drawings',
    `SELECT seq, bytes FROM board_updates WHERE agreement_id = $1
       AND seq >= (SELECT coalesce(max(seq) FILTER (WHERE is_merged), 0) FROM board_updates WHERE agreement_id = $1) ORDER BY seq`,
    [agreementId],
  );
  return rows.map(toUpdate);
}

/** Puts one row in the place of several that follow each other. */
export async function replaceUpdates(db: Db, agreementId: string, firstSeq: number, merged: { seq: number; bytes: Uint8Array }) {
  await db.run('board-drop', 'DELETE FROM board_updates WHERE agreement_id = $1 AND seq BETWEEN $2 AND $3', [
    ...[agreementId, firstSeq, merged.seq],
  ]);
  await db.run('board-merged', 'INSERT INTO board_updates (agreement_id, seq, is_merged, bytes) VALUES ($1, $2, true, $3)', [
    ...[agreementId, merged.seq, merged.bytes],
  ]);
}

/** Counts a board again after its drawings were merged. */
export async function countMerged(db: Db, agreementId: string): Promise<void> {
  await db.run(
    'board-count',
    `UPDATE boards SET drawings = 0, bytes = (SELECT sum(length(bytes)) FROM board_updates WHERE agreement_id = $1) WHERE agreement_id = $1`,
    [agreementId],
  );
}
