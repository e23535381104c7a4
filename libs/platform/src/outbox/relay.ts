import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Bus } from '../bus/bus.js';
import type { Clock } from '../clock.js';
import { oneTransaction } from '../database/one-transaction.js';
import { Db } from '../db.js';
import { toEnvelope, type StoredEvent } from './outbox.js';

type Left = 'more' | 'later' | 'none';

const besideMs = 30;
const longestBesideMs = 120;

/**
 * Relays until nothing is left. While another relay of the service is working, tries again a few times, because that one may have read the
 * outbox before the newest commit.
 */
export async function relayAll(relay: () => Promise<Left>, stopped: () => boolean): Promise<void> {
  for (let pauseMs = besideMs; !stopped();) {
    const left = await relay();
    if (left === 'none' || (left === 'later' && pauseMs > longestBesideMs)) return;
    if (left === 'later') await sleep(pauseMs);
    pauseMs = left === 'later' ? pauseMs * 2 : besideMs;
  }
}

/**
 * Publishes unsent outbox rows on the bus, in order. Of several relays of one service, only the holder of the advisory lock works; the lock
 * is taken in a separate statement, because a snapshot older than the lock would send rows again.
 * Returns whether there may be more: 'later' when another relay is working, which may have read the outbox before the newest commit.
 */
export async function relayBatch(service: string, source: DataSource, bus: Bus, clock: Clock): Promise<Left> {
  // Most looks find nothing, and a look costs a fraction of a transaction. What another relay is sending is still here until its commit.
  const unsent = await Db.over(source).sql('relay-unsent', 'SELECT FROM outbox WHERE sent_at IS NULL LIMIT 1');
  if (unsent.length === 0) return 'none';
  return oneTransaction(source, async (client) => {
    const lock = await client.query<{ held: boolean }>({
      name: 'relay-lock',
      text: `SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS held`,
      values: [`relay:${service}`],
    });
    if (!lock.rows[0]?.held) return 'later';
    const { rows } = await client.query<StoredEvent>({
      name: 'relay-read',
      text: `SELECT * FROM outbox WHERE sent_at IS NULL ORDER BY seq LIMIT $1`,
      values: [bus.batchSize],
    });
    if (rows.length === 0) return 'none';
    await bus.publish(rows.map((row) => toEnvelope(service, row)));
    await client.query({
      name: 'relay-sent',
      text: 'UPDATE outbox SET sent_at = $2 WHERE seq = ANY($1::bigint[])',
      values: [rows.map((row) => row.seq), new Date(clock.now())],
    });
    return rows.length === bus.batchSize ? 'more' : 'none';
  });
}
