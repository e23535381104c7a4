import type { TermsState } from '@somo/contracts/events/terms';
import { everyGateway } from '@somo/contracts/live';
import type { Tx } from '@somo/platform/transaction';
import { refreshListing } from '../store/listing.js';
import { publishTerms } from '../terms/publish-terms.js';

interface Change {
  from: string | null;
  to: string | null;
}

/** Begins, moves or ends a teacher's pause; returns what they offer now, or undefined if the pause is no longer what it was. */
export async function setPause(tx: Tx, teacherId: string, { from, to }: Change): Promise<TermsState | undefined> {
  const changed = await tx.db.run(
    'pause-set',
    'UPDATE profiles SET paused_until = $3, version = version + 1 WHERE user_id = $1 AND paused_until IS NOT DISTINCT FROM $2::date',
    [teacherId, from, to],
  );
  if (changed === 0) return undefined;
  await refreshListing(tx.db, teacherId);
  for (const receiver of [teacherId, everyGateway]) tx.live(receiver, 'profile.changed', { userId: teacherId });
  return publishTerms(tx, teacherId);
}
