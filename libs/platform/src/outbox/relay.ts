import type { DataSource } from 'typeorm';
import type { Bus } from '../bus/bus.js';
import type { Clock } from '../clock.js';
import { poolOf } from '../db.js';
import { toEnvelope, type StoredEvent } from './outbox.js';

/**
 * Carries unsent outbox rows to the bus, in order. Of several relays of one service the holder of the advisory lock works;
 * the lock is taken in a statement of its own, because a snapshot older than the lock would send rows again.
 * Answers whether there may be more.
 */
export async function relayBatch(service: string, source: DataSource, bus: Bus, clock: Clock): Promise<boolean> {
  const client = await poolOf(source).connect();
  try {
    await client.query('BEGIN');
    const lock = await client.query<{ held: boolean }>({
      name: 'relay-lock',
      text: `SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS held`,
      values: [`relay:${service}`],
    });
    const rows = lock.rows[0]?.held
      ? (
          await client.query<StoredEvent>({
            name: 'relay-read',
            text: `SELECT * FROM outbox WHERE sent_at IS NULL ORDER BY seq LIMIT $1`,
            values: [bus.batchSize],
          })
        ).rows
      : [];
    if (rows.length > 0) {
      await bus.publish(rows.map((row) => toEnvelope(service, row)));
      await client.query({
        name: 'relay-sent',
        text: 'UPDATE outbox SET sent_at = $2 WHERE seq = ANY($1::bigint[])',
        values: [rows.map((row) => row.seq), new Date(clock.now())],
      });
    }
    await client.query('COMMIT');
    return rows.length === bus.batchSize;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
