import { createHash } from 'node:crypto';
import { refuse } from '@somo/contracts/refusals';
import type { Db } from '@somo/platform/db';
import { ClaimRefusal } from './claim-refusal.js';

/** The same key was answered between our lookup and our claim. */
export class IdempotentReplay extends Error {}

/** One user request, identified by its Idempotency-Key. */
export interface IdempotencyRecord {
  userId: string;
  key: string;
  hash: string;
}

/** The first response to a request; `text` is its JSON. */
export interface StoredResponse {
  hash: string;
  text: string;
}

export function hashOf(request: object): string {
  return createHash('sha256')
    .update(JSON.stringify(request, Object.keys(request).sort()))
    .digest('hex');
}

/** Returns the first response, identical to the byte; refuses if the key was used for a different request. */
export function readResponse<Answer>(stored: StoredResponse, hash: string): Answer {
  if (stored.hash !== hash) throw refuse('idempotency-key-reused');
  return JSON.parse(stored.text) as Answer;
}

/** Returns the stored first response to this user's Idempotency-Key; refuses if the key was used for a different request. */
export async function findResponse<Answer>(db: Db, { userId, key, hash }: IdempotencyRecord): Promise<Answer | undefined> {
  const [stored] = await db.sql<StoredResponse>(
    'response-find',
    // Stored as a string inside the jsonb, because jsonb does not preserve field order.
    `SELECT request_hash AS hash, answer #>> '{}' AS text FROM idempotency_keys WHERE user_id = $1 AND key = $2`,
    [userId, key],
  );
  return stored && readResponse<Answer>(stored, hash);
}

/**
 * Stores the first response in the transaction that acts; throws IdempotentReplay if there is one already. `claim_lesson` does the same for
 * bookings.
 */
export async function storeResponse(db: Db, { userId, key, hash }: IdempotencyRecord, answer: object, now: number): Promise<void> {
  const kept = await db.run(
    'response-store',
    'INSERT INTO idempotency_keys (user_id, key, request_hash, answer, created_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
    [userId, key, hash, JSON.stringify(JSON.stringify(answer)), new Date(now)],
  );
  if (kept === 0) throw new IdempotentReplay();
}

/** Runs `act`; if the same request was answered meanwhile, by whichever of two was faster, returns that answer. */
export async function answerOnce<Answer>(db: Db, once: IdempotencyRecord | null, act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ClaimRefusal) throw error;
    const answer = once && (await findResponse<Answer>(db, once));
    if (answer) return answer;
    throw error instanceof IdempotentReplay ? refuse('in-progress') : error;
  }
}
