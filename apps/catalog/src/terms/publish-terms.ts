import type { TermsState } from '@somo/contracts/events/terms';
import type { Tx } from '@somo/platform/transaction';
import { readTerms } from '../store/terms.js';

/** Publishes what a teacher teaches now, and returns it; the profile's row must be locked. */
export async function publishTerms(tx: Tx, teacherId: string): Promise<TermsState | undefined> {
  const changed = await readTerms(tx.db, teacherId);
  if (changed) tx.emit('terms.changed', changed);
  return changed;
}
