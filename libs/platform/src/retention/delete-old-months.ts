import type { DataSource } from 'typeorm';
import { oneTransaction } from '../database/one-transaction.js';

/**
 * Deletes the entries of a service's audit log from all months that ended before a moment, and keeps the hash of the last one as a checkpoint, in
 * one transaction. An entry that was written late stays with those after it. Returns how many entries were deleted.
 */
export async function deleteOldMonths(source: DataSource, until: Date): Promise<number> {
  const month = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth()));
  return oneTransaction(source, async (client) => {
    const { rows } = await client.query<{ seq: string }>(
      `INSERT INTO audit_checkpoints (seq, hash, month, made_at)
       SELECT seq, hash, $1::timestamptz::date, now() FROM audit
       WHERE seq < coalesce((SELECT min(seq) FROM audit WHERE at >= $1), (SELECT seq + 1 FROM audit_head)) ORDER BY seq DESC LIMIT 1 RETURNING seq`,
      [month],
    );
    const last = rows[0];
    if (!last) return 0;
    return (await client.query('DELETE FROM audit WHERE seq <= $1', [last.seq])).rowCount ?? 0;
  });
}
