import { refuse } from '@somo/contracts/refusals';
import type { DecideVerificationBody } from '@somo/contracts/routes/verification';
import { verifiedYears, type RefusalReason } from '@somo/contracts/rules/verification';

/** Returns until when an approval counts: the same day of a later year, in epoch milliseconds. */
export function expiryOf(now: number): number {
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + verifiedYears);
  return until.getTime();
}

/** Returns the reasons and the note of a decision; refuses a refusal that does not say why, and an approval that does. */
export function wordsOf(
  outcome: DecideVerificationBody['outcome'],
  { reasons = [], note = null }: Pick<DecideVerificationBody, 'reasons' | 'note'>,
): { reasons: RefusalReason[]; note: string | null } {
  const problem = (field: string, text: string) => refuse('invalid-input', { errors: { [field]: [text] } });
  const words = note?.trim() || null;
  if (outcome === 'approved' && (reasons.length > 0 || words !== null)) throw problem('reasons', 'Only a refusal has reasons');
  if (outcome === 'refused' && reasons.length === 0) throw problem('reasons', 'Please choose at least one reason');
  if (reasons.includes('other') && words === null) throw problem('note', 'Please say what is wrong');
  return { reasons, note: words };
}
