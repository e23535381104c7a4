import type { DataSource } from 'typeorm';
import type { Bus } from '../bus/bus.js';
import type { Clock } from '../clock.js';
import { oneTransaction } from '../database/one-transaction.js';
import { toEnvelope, type StoredEvent } from './outbox.js';

/**
 * Carries unsent outbox rows to the bus, in order. Of several relays of one service the holder of the advisory lock works;
 * the lock is taken in a statement of its own, because a snapshot older than the lock would send rows again.
 * Answers whether there may be more.
 */
export async function relayBatch(service: string, source: DataSource, bus: Bus, clock: Clock): Promise<boolean> {
  return oneTransaction(source, async (client) => {
    const lock = await client.query<{ held: boolean }>({
      name: 'relay-lock',
      text: `SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS held`,
      values: [`relay:${service}`],
    });
    if (!lock.rows[0]?.held) return false;
    const { rows } = await client.query<StoredEvent>({
      name: 'relay-read',
      text: `SELECT * FROM outbox WHERE sent_at IS NULL ORDER BY seq LIMIT $1`,
      values: [bus.batchSize],
    });
    if (rows.length === 0) return false;
    await bus.publish(rows.map((row) => toEnvelope(service, row)));
    await client.query({
      name: 'relay-sent',
      text: 'UPDATE outbox SET sent_at = $2 WHERE seq = ANY($1::bigint[])',
      values: [rows.map((row) => row.seq), new Date(clock.now())],
    });
    return rows.length === bus.batchSize;
  });
}
