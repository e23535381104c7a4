import type { Db } from '../db.js';

/**
 * Marks every event ever published about an agreement as unsent: the relay publishes them again, and the inboxes drop duplicates. Returns
 * how many were marked.
 */
export async function reEmit(db: Db, agreementId: string): Promise<number> {
  return db.run('re-emit', `UPDATE outbox SET sent_at = NULL WHERE data->>'agreementId' = $1 AND sent_at IS NOT NULL`, [agreementId]);
}
