// The receipt in the email about a payment: the same numbers as on the screens and in the file.
import type { LessonRecord } from '@somo/contracts/lessons';
import type { Receipt } from '@somo/contracts/receipts';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { receiptMethod } from '@somo/messages/receipt-method';
import { translator } from '@somo/messages/translator';
import type { Letter } from './letter.js';
import type { Reader } from './reader.js';

export interface Receipted {
  receipt: Receipt;
  lesson: LessonRecord;
}

/** Returns what the payment was for, and where the money went. */
export function receiptFacts({ receipt, lesson }: Receipted, reader: Reader): Letter['facts'] {
  const { t, formats, names } = translator(reader.language, 'receipts');
  const { netCents, feeCents, refundedCents, refundPendingCents } = receipt;
  const [student, teacher] = [reader.nameOf(receipt.studentId), reader.nameOf(receipt.teacherId)];
  const subject = names.subject(receipt.subject) || t('generalLesson');
  const momentOf = (at: Instant) => formats.moment(fromInstant(at), reader.timeZone ?? 'UTC');
  const time = momentOf(lesson.startsAt);
  const kept = netCents + feeCents;
  const fee = kept === 0 ? t('fee') : t('feePercent', { percent: formats.percent(feeCents / kept) });
  const sum = (name: string, cents: number) => ({ name, value: formats.money(cents) });
  return [
    { name: t('title'), value: receipt.number },
    ...(student ? [{ name: t('paidBy'), value: student }] : []),
    { name: t('paidOn'), value: momentOf(receipt.paidAt) },
    { name: t('method'), value: t(`methods.${receiptMethod(receipt.provider)}`) },
    { name: t('lesson'), value: teacher ? t('lessonWith', { subject, teacher }) : subject },
    ...(lesson.learner ? [{ name: t('for'), value: lesson.learner.firstName }] : []),
    { name: t('time'), value: lesson.status === 'cancelled' ? t('timeCancelled', { time }) : time },
    { ...sum(t('total'), receipt.amountCents), isTotal: true },
    sum(t('toTeacher'), netCents),
    sum(fee, feeCents),
    ...(refundedCents > 0 ? [sum(t('refunded'), refundedCents)] : []),
    ...(refundPendingCents > 0 ? [sum(t('refundPending'), refundPendingCents)] : []),
  ];
}

/** Returns whether the money was real, and whether receipts are attached as files, and how many. */
export function receiptNotes({ receipt }: Receipted, { language }: Reader, count: number): string[] {
  const { t } = translator(language, 'receipts');
  return [...(receipt.realMoney ? [] : [t('sandboxEmail')]), ...(count > 0 ? [t('attached', { count })] : [])];
}

/** Returns where the receipt can be downloaded again. */
export function receiptLink({ language }: Reader, publicUrl: string): string {
  return translator(language, 'receipts').t('download', { url: `${publicUrl}/student/settings?tab=payments` });
}
