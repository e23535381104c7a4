import type { Db } from '@somo/platform/db';

interface ChunkRow {
  seq: number;
  from_ms: number;
  to_ms: number;
  bytes: number;
  sha256: string;
  stored_as: string;
}

const columns = 'seq, from_ms, to_ms, bytes, sha256, stored_as';

/** Returns the parts of a recording that have arrived, in order. */
export const listChunks = (db: Db, recordingId: string): Promise<ChunkRow[]> =>
  db.sql<ChunkRow>('recording-chunks', `SELECT ${columns} FROM recording_chunks WHERE recording_id = $1 ORDER BY seq`, [recordingId]);

interface Around {
  same: ChunkRow | undefined;
  before: { fromMs: number; toMs: number } | undefined;
  after: { fromMs: number; toMs: number } | undefined;
  bytes: number;
}

/** Returns what has arrived of a part and of its neighbors, and how many bytes there are of the recording. */
export async function chunksAround(db: Db, recordingId: string, seq: number): Promise<Around> {
  const rows = await db.sql<ChunkRow>(
    'recording-chunks-around',
    `(SELECT ${columns} FROM recording_chunks WHERE recording_id = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 2)
     UNION ALL (SELECT ${columns} FROM recording_chunks WHERE recording_id = $1 AND seq > $2 ORDER BY seq LIMIT 1)`,
    [recordingId, seq],
  );
  const [sum] = await db.sql<{ bytes: number }>(
    'recording-chunks-bytes',
    'SELECT COALESCE(sum(bytes), 0)::float8 AS bytes FROM recording_chunks WHERE recording_id = $1',
    [recordingId],
  );
  const interval = (row: ChunkRow | undefined) => row && { fromMs: row.from_ms, toMs: row.to_ms };
  return {
    same: rows.find((row) => row.seq === seq),
    before: interval(rows.find((row) => row.seq < seq)),
    after: interval(rows.find((row) => row.seq > seq)),
    bytes: sum!.bytes,
  };
}

export async function storeChunk(db: Db, recordingId: string, row: ChunkRow): Promise<void> {
  await db.run('recording-chunk-store', `INSERT INTO recording_chunks (recording_id, ${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7)`, [
    recordingId,
    row.seq,
    row.from_ms,
    row.to_ms,
    row.bytes,
    row.sha256,
    row.stored_as,
  ]);
}

/** Forgets the parts of a recording that go on later than so many milliseconds after its beginning; returns where their bytes are. */
export async function dropChunksAfter(db: Db, recordingId: string, ms: number): Promise<string[]> {
  const rows = await db.sql<Pick<ChunkRow, 'stored_as'>>(
    'recording-chunks-after',
    'DELETE FROM recording_chunks WHERE recording_id = $1 AND to_ms > $2 RETURNING stored_as',
    [recordingId, ms],
  );
  return rows.map(({ stored_as }) => stored_as);
}

export const dropChunks = (db: Db, recordingId: string): Promise<number> =>
  db.run('recording-chunks-drop', 'DELETE FROM recording_chunks WHERE recording_id = $1', [recordingId]);
