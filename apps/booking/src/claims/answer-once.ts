import { refuse } from '@somo/contracts/refusals';
import type { Db } from '@somo/platform/db';
import { findResponse, IdempotentReplay, type IdempotencyRecord } from '@somo/platform/idempotency';
import { ClaimRefusal } from './claim-refusal.js';

/** Returns the answer of `act`, or that of the same request if it was answered faster by a second attempt. */
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
