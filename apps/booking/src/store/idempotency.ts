import { createHash } from 'node:crypto';
import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import type { Db } from '@somo/platform/db';

/** The same key was answered between our lookup and our claim. */
export class IdempotentReplay extends Error {}

/** One user request, identified by its Idempotency-Key. */
export interface IdempotencyRecord {
  userId: string;
  key: string;
  hash: string;
}

export function hashOf(request: object): string {
  return createHash('sha256')
    .update(JSON.stringify(request, Object.keys(request).sort()))
    .digest('hex');
}

/** Returns the stored first response to this user's Idempotency-Key; refuses if the key was used for a different request. */
export async function findResponse(db: Db, userId: string, key: string, hash: string): Promise<LessonRecord | undefined> {
  const [row] = await db.sql<{ request_hash: string; answer: string }>(
    'response-find',
    `SELECT request_hash, answer #>> '{}' AS answer FROM idempotency_keys WHERE user_id = $1 AND key = $2`,
    [userId, key],
  );
  if (row && row.request_hash !== hash) throw refuse('idempotency-key-reused');
  // Stored as a string inside the jsonb, because jsonb does not preserve field order and the response must be identical to the byte.
  return row && (JSON.parse(row.answer) as LessonRecord);
}

/**
 * Stores the first response in the transaction that acts; throws IdempotentReplay if there is one already. `claim_lesson` does the same for
 * bookings.
 */
export async function storeResponse(db: Db, { userId, key, hash }: IdempotencyRecord, answer: LessonRecord, now: number): Promise<void> {
  const kept = await db.run(
    'response-store',
    'INSERT INTO idempotency_keys (user_id, key, request_hash, answer, created_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
    [userId, key, hash, JSON.stringify(JSON.stringify(answer)), new Date(now)],
  );
  if (kept === 0) throw new IdempotentReplay();
}

export async function replayResponse(db: Db, userId: string, key: string | undefined, hash: string): Promise<LessonRecord> {
  const answer = key === undefined ? undefined : await findResponse(db, userId, key, hash);
  if (!answer) throw refuse('in-progress');
  return answer;
}
