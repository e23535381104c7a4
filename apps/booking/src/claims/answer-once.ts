import { refuse } from '@somo/contracts/refusals';
import { findResponse, IdempotentReplay, type IdempotencyRecord } from '@somo/platform/idempotency';
import type { Transaction } from '@somo/platform/transaction';
import { ClaimRefusal } from './claim-refusal.js';

/** Returns the answer of `act`, or that of the same request if it was answered faster by a second attempt. */
export async function answerOnce<Answer>(
  transaction: Transaction,
  once: IdempotencyRecord | null,
  act: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ClaimRefusal) throw error;
    const answer = once && (await transaction.run(({ db }) => findResponse<Answer>(db, once)));
    if (answer) return answer;
    throw error instanceof IdempotentReplay ? refuse('in-progress') : error;
  }
}
