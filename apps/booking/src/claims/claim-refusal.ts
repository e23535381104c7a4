import type { Alternative } from '@somo/contracts/lessons';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { alternativesTo, type TakenTime } from '../domain/alternatives.js';
import type { ClaimFailure } from '../store/claim-time.js';

/** The time can't be had, as the claim itself decided; nothing is stored under the same Idempotency-Key. */
export class ClaimRefusal extends Refusal {}

/** Returns the refusal of a time that is taken, with free times nearby. */
export const slotTaken = (alternatives: Alternative[]): ClaimRefusal => new ClaimRefusal('slot-taken', { alternatives });

/** Returns the refusal of a claim that failed; `wanted` is its time, if free times nearby are to be named. */
export function refusalOf({ code, busy }: ClaimFailure, wanted: TakenTime | undefined, now: number): Refusal {
  if (code === 'answered-before' || code === 'offer-changed') return refuse('in-progress');
  return busy && wanted ? slotTaken(alternativesTo(wanted, busy, now)) : new ClaimRefusal(code);
}
