// The text of a cancellation: who cancelled, and what happens to the payment.
import type { Formats } from '@somo/messages/formats';
import type { Translator } from '@somo/messages/translator';
import type { Cancelled } from './content.js';
import type { Form } from './reader.js';

interface Facts {
  form: Form;
  name: string | undefined;
  subject: string;
  time: string | undefined;
}

/** `mine`: the reader is the student. */
export function cancelledText(params: Cancelled, mine: boolean, { form, ...facts }: Facts, { t, formats }: Words): string {
  const leftCents = leftToRefund(params);
  if (leftCents === undefined) return t(`cancelled.${cancellation(params, mine)}.${form}`, facts);
  const rest = leftCents === 0 ? 'none' : mine ? 'yours' : 'theirs';
  const sentences = [t(`cancelled.${who(params, mine)}.${form}`, facts), t(`cancelled.rest.${rest}`, { amount: formats.money(leftCents) })];
  return sentences.join(' ');
}

/** Returns the sentences for a student whose lesson was cancelled and already refunded: who cancelled, and the amount. */
export function cancelledAndRefundedText(
  cancelled: Cancelled,
  amountCents: number,
  { form, ...facts }: Facts,
  { t, formats }: Words,
): string {
  return [t(`cancelled.${who(cancelled, true)}.${form}`, facts), t('cancelled.refundedNow', { amount: formats.money(amountCents) })].join(
    ' ',
  );
}

type Words = Translator<'bell'> & { formats: Formats };

/** Returns what is still refunded of a lesson that had been refunded before; undefined if it had not, or its rest is not refunded. */
function leftToRefund({ refunded, refundDue }: Cancelled): number | undefined {
  const leftCents = refunded && refunded.paidCents - refunded.backCents;
  return leftCents === 0 || refundDue ? leftCents : undefined;
}

/** Returns the key of the sentence that says only who cancelled. */
function who({ cancelledBy }: Cancelled, mine: boolean) {
  switch (cancelledBy) {
    case 'payment':
      return 'unpaid';
    case 'operator':
      return 'bySomo';
    case 'student':
      return mine ? 'byYou' : 'byStudent';
    case 'teacher':
      return mine ? 'byTeacher' : 'byYou';
  }
}

/** A payment that booking does not know of yet is refunded too, with a notification of its own. */
function cancellation({ cancelledBy, refundDue, paid: known }: Cancelled, mine: boolean) {
  const paid = known ?? true;
  switch (cancelledBy) {
    case 'payment':
      return 'unpaid';
    case 'operator':
      if (!mine) return known && !refundDue ? 'bySomoStillPaid' : 'bySomo';
      if (!paid) return 'bySomoUnpaid';
      return refundDue ? 'bySomoRefunded' : 'bySomoNoRefund';
    case 'student':
      if (!mine) return known && !refundDue ? 'byStudentTooLate' : 'byStudent';
      if (!paid) return 'byYouUnpaid';
      return refundDue ? 'byYouRefunded' : 'byYouTooLate';
    case 'teacher':
      if (!mine) return known && refundDue ? 'byYouTeacher' : 'byYou';
      if (!paid) return 'byTeacherUnpaid';
      return refundDue ? 'byTeacherRefunded' : 'byTeacher';
  }
}
