// The receipts in the email about several payments: the same numbers as in the files, and their sums.
import { fromInstant } from '@somo/contracts/time';
import { receiptMethod } from '@somo/messages/receipt-method';
import { translator } from '@somo/messages/translator';
import type { Fact } from './letter.js';
import { shortMoment } from './meeting.js';
import type { Reader } from './reader.js';
import type { Receipted } from './receipt-facts.js';

/** Returns who paid for what, a line for each lesson with its receipt's number, and where the money went. */
export function receiptsFacts(receipted: Receipted[], reader: Reader): Fact[] {
  const { language, timeZone = 'UTC' } = reader;
  const { t, formats, names } = translator(language, 'receipts');
  const [first] = receipted;
  if (!first) return [];
  const { receipt, lesson } = first;
  const [student, teacher] = [reader.nameOf(receipt.studentId), reader.nameOf(receipt.teacherId)];
  const subject = names.subject(receipt.subject) || t('generalLesson');
  const total = (of: (one: Receipted) => number) => formats.money(receipted.reduce((sum, one) => sum + of(one), 0));
  return [
    ...(student ? [{ name: t('paidBy'), value: student }] : []),
    { name: t('paidOn'), value: formats.moment(fromInstant(receipt.paidAt), timeZone) },
    { name: t('method'), value: t(`methods.${receiptMethod(receipt.provider)}`) },
    { name: t('lessons'), value: teacher ? t('lessonWith', { subject, teacher }) : subject },
    ...(lesson.learner ? [{ name: t('for'), value: lesson.learner.firstName }] : []),
    ...receipted.map((one) => ({
      name: shortMoment(fromInstant(one.lesson.startsAt), { language, timeZone }),
      value: t('ofLesson', { amount: formats.money(one.receipt.amountCents), number: one.receipt.number }),
    })),
    { name: t('total'), value: total((one) => one.receipt.amountCents), isTotal: true },
    { name: t('toTeacher'), value: total((one) => one.receipt.netCents) },
    { name: t('fee'), value: total((one) => one.receipt.feeCents) },
  ];
}
