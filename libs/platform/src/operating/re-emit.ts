import type { Db } from '../db.js';

/** Makes everything that was ever told of an agreement unsent again: the relay tells it once more, and the inboxes drop what they have. */
export async function reEmit(db: Db, agreementId: string): Promise<number> {
  return db.run('re-emit', `UPDATE outbox SET sent_at = NULL WHERE data->>'agreementId' = $1 AND sent_at IS NOT NULL`, [agreementId]);
}
