import type { TFunction } from 'i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { money } from '../../lib/format';
import type { Place } from './place';

/** Returns the key of what happened to the money of a cancelled lesson; undefined while it is not known. */
function outcomeOf({ paidAt, payment }: Lesson) {
  if (paidAt === null) return 'unpaid';
  if (!payment) return undefined;
  const { amountCents, refundedCents, refundPendingCents } = payment;
  if (refundPendingCents > 0) return 'refunding';
  return refundedCents === 0 ? 'kept' : refundedCents < amountCents ? 'partly' : 'refunded';
}

/** Returns in words who cancelled a lesson, and what happened to the money. */
export function whyCancelled(t: TFunction<['classroom', 'lessons']>, lesson: Lesson, side: Place['side']): string {
  const { cancelledBy, payment } = lesson;
  if (!cancelledBy) return t('cancelled.text');
  const who = t(cancelledBy === side ? 'lessons:cancelledBy.you' : `lessons:cancelledBy.${cancelledBy}`);
  const outcome = outcomeOf(lesson);
  if (!outcome) return who;
  const { amountCents = 0, refundedCents = 0, refundPendingCents = 0 } = payment ?? {};
  const amounts = { amount: money(amountCents), back: money(refundedCents + refundPendingCents) };
  return `${who} · ${t(`cancelled.${outcome}.${side}`, amounts)}`;
}
