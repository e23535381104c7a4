// The receipt in the email about a payment: the same numbers as on the screens and in the file.
import type { LessonRecord } from '@somo/contracts/lessons';
import type { Receipt } from '@somo/contracts/receipts';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { receiptMethod } from '@somo/messages/receipt-method';
import { translator } from '@somo/messages/translator';
import type { Reader } from './reader.js';

export interface Receipted {
  receipt: Receipt;
  lesson: Pick<LessonRecord, 'startsAt' | 'status'>;
}

export function receiptText({ receipt, lesson }: Receipted, reader: Reader, publicUrl: string): string {
  const { t, formats } = translator(reader.language, 'receipts');
  const { netCents, feeCents, refundedCents, refundPendingCents } = receipt;
  const [student, teacher] = [reader.nameOf(receipt.studentId), reader.nameOf(receipt.teacherId)];
  const subject = receipt.subject || t('generalLesson');
  const momentOf = (at: Instant) => formats.moment(fromInstant(at), reader.timeZone ?? 'UTC');
  const time = momentOf(lesson.startsAt);
  const facts = [
    t('email.number', { number: receipt.number }),
    ...(student ? [t('email.paidBy', { name: student })] : []),
    t('email.paidOn', { time: momentOf(receipt.paidAt) }),
    t('email.method', { method: t(`methods.${receiptMethod(receipt.provider)}`) }),
    teacher ? t('email.lesson', { subject, teacher }) : t('email.lessonUnnamed', { subject }),
    lesson.status === 'cancelled' ? t('email.timeCancelled', { time }) : t('email.time', { time }),
  ];
  const kept = netCents + feeCents;
  const fee = formats.money(feeCents);
  const sums = [
    t('email.total', { amount: formats.money(receipt.amountCents) }),
    t('email.toTeacher', { amount: formats.money(netCents) }),
    kept === 0 ? t('email.fee', { amount: fee }) : t('email.feePercent', { percent: formats.percent(feeCents / kept), amount: fee }),
    ...(refundedCents > 0 ? [t('email.refunded', { amount: formats.money(refundedCents) })] : []),
    ...(refundPendingCents > 0 ? [t('email.refundPending', { amount: formats.money(refundPendingCents) })] : []),
  ];
  const parts = [facts.join('\n'), sums.join('\n'), t('email.pdf', { url: `${publicUrl}/student/settings?tab=payments` })];
  return (receipt.realMoney ? parts : [t('email.sandbox'), ...parts]).join('\n\n');
}
