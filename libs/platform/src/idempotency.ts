import { createHash } from 'node:crypto';
import { refuse } from '@somo/contracts/refusals';
import type { Clock } from './clock.js';
import type { Db } from './db.js';
import type { Transaction, Tx } from './transaction.js';

/** The table of a service whose acts can be repeated with an Idempotency-Key. */
export const createIdempotencyKeys = `
  CREATE TABLE idempotency_keys (
    user_id uuid NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    answer jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, key)
  )`;

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

/** Returns what identifies an act of a user by its Idempotency-Key; null without one. The same key for another act is another request. */
export function onceOf(act: string, userId: string, { key, ...request }: { key?: string }): IdempotencyRecord | null {
  return key === undefined ? null : { userId, key, hash: hashOf({ ...request, act }) };
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

/**
 * Runs an act in one transaction, with the row of its Idempotency-Key: a repeat gets the first answer, whether it comes later or at the same
 * moment. Refuses 'idempotency-key-reused', and 'in-progress' where the first has not committed yet.
 */
export async function runOnce<Answer extends object>(
  { transaction, clock }: { transaction: Transaction; clock: Clock },
  once: IdempotencyRecord | null,
  act: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  if (!once) return transaction.run(act);
  try {
    return await transaction.run(async (tx) => {
      const first = await findResponse<Answer>(tx.db, once);
      if (first) return first;
      const answer = await act(tx);
      await storeResponse(tx.db, once, answer, clock.now());
      return answer;
    });
  } catch (error) {
    const first = await transaction.run(({ db }) => findResponse<Answer>(db, once));
    if (first) return first;
    throw error instanceof IdempotentReplay ? refuse('in-progress') : error;
  }
}

/**
 * Runs an act that reaches outside of the database, so that its answer is stored only after it: what it asks of others must itself be safe to
 * repeat. A repeat gets the first answer.
 */
export async function runOnceOutside<Answer extends object>(
  { db, clock }: { db: Db; clock: Clock },
  once: IdempotencyRecord | null,
  act: () => Promise<Answer>,
): Promise<Answer> {
  if (!once) return act();
  const first = await findResponse<Answer>(db, once);
  if (first) return first;
  try {
    const answer = await act();
    await storeResponse(db, once, answer, clock.now());
    return answer;
  } catch (error) {
    const meanwhile = await findResponse<Answer>(db, once);
    if (meanwhile) return meanwhile;
    throw error;
  }
}
