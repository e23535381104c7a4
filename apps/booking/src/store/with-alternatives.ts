import { alternativesTo, type TakenTime } from '../domain/alternatives.js';
import { ClaimRefusal, slotTaken } from './claim-refusal.js';

/** Returns what `claim` returns; if the wanted time is taken, refuses with free times nearby. */
export async function withAlternatives<T>(now: number, wanted: () => TakenTime | undefined, claim: () => Promise<T>): Promise<T> {
  try {
    return await claim();
  } catch (error) {
    const busy = error instanceof ClaimRefusal ? error.busy : undefined;
    const time = busy && wanted();
    throw time ? slotTaken(alternativesTo(time, busy, now)) : error;
  }
}
