import { Refusal, refuse } from '@somo/contracts/refusals';
import { readResponse, type IdempotencyRecord } from '@somo/platform/idempotency';
import { dependsOnOffer } from '../offers/offers.js';
import type { Claims, KnownOffer } from './claims.js';

interface Wanted {
  teacherId: string;
  once: IdempotencyRecord | null;
}

/**
 * Decides by what is known of the offer, and again by a fresher one if that may be decided differently. Throws the refusal if there is
 * nothing fresher. A repeated request gets its first response, even if the time is no longer offered; the claim itself checks for it too.
 */
export async function decideByOffer<Answer>(
  claims: Claims,
  { teacherId, once }: Wanted,
  decide: (known: KnownOffer) => Promise<Answer | Refusal | 'offer-changed'>,
): Promise<Answer> {
  let refusal = refuse('teacher-not-found');
  for await (const known of claims.offersTo(teacherId, once)) {
    if ('stored' in known) return readResponse<Answer>(known.stored, once!.hash);
    const answer = await decide(known);
    if (answer === 'offer-changed') continue;
    if (!(answer instanceof Refusal)) return answer;
    refusal = answer;
    if (!dependsOnOffer(refusal)) break;
  }
  throw refusal;
}
