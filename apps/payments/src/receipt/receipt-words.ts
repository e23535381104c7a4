// The texts of a receipt: the same numbers as on the screens, in words that make sense without them.
import type { LessonRecord } from '@somo/contracts/lessons';
import type { Receipt } from '@somo/contracts/receipts';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { receiptMethod } from '@somo/messages/receipt-method';
import { translator } from '@somo/messages/translator';

export interface ReceiptFacts {
  receipt: Receipt;
  lesson: Pick<LessonRecord, 'startsAt' | 'endsAt' | 'displayStatus' | 'learner'>;
  /** Their full names; empty where the account no longer exists. */
  student: string;
  teacher: string;
  moduleName: string | null;
  /** The student's. */
  timeZone: string;
  language: string;
  /** When the receipt is made: refunds come later. Epoch milliseconds. */
  now: number;
}

export interface Share {
  label: string;
  cents: number;
  amount: string;
  part: 'teacher' | 'somo' | 'back' | 'onItsWay';
}

export type ReceiptWords = ReturnType<typeof receiptWords>;

/** Texts that people have written are in `student`, `teacher`, `subject`, `moduleName` and `learner`; all others are ours. */
export function receiptWords({ receipt, lesson, student, teacher, moduleName, timeZone, language, now }: ReceiptFacts) {
  const { t, formats, names } = translator(language, 'receipts');
  const { amountCents, netCents, feeCents, refundedCents, refundPendingCents } = receipt;
  const kept = netCents + feeCents;
  const share = (part: Share['part'], label: string, cents: number): Share => ({ part, label, cents, amount: formats.money(cents) });
  const zoneAt = (at: Instant) => formats.zone(timeZone, fromInstant(at));
  const [starts, ends, paid] = [fromInstant(lesson.startsAt), fromInstant(lesson.endsAt), fromInstant(receipt.paidAt)];
  const fee = kept === 0 ? t('fee') : t('feePercent', { percent: formats.percent(feeCents / kept) });
  return {
    lang: formats.tag,
    number: receipt.number,
    documentTitle: t('documentTitle', { number: receipt.number }),
    labels: {
      title: t('title'),
      paidBy: t('paidBy'),
      paidOn: t('paidOn'),
      lesson: t('lesson'),
      teacher: t('teacher'),
      method: t('method'),
      breakdown: t('breakdown'),
      total: t('total'),
      afterRefunds: t('afterRefunds'),
    },
    sandbox: receipt.realMoney ? null : t('sandbox'),
    paidOn: `${formats.dateTime(paid, timeZone)}\n${zoneAt(receipt.paidAt)}`,
    method: t(`methods.${receiptMethod(receipt.provider)}`),
    student: student || t('unnamedStudent'),
    teacher: teacher || t('unnamedTeacher'),
    subject: names.subject(receipt.subject) || t('generalLesson'),
    moduleName: moduleName && names.module(moduleName),
    /** The learner the lesson is for, if it is not the student who paid. */
    learner: lesson.learner ? t('lessonFor', { name: lesson.learner.firstName }) : null,
    day: formats.date('fullDate', starts, timeZone),
    time: `${formats.timeRange(starts, ends, timeZone)}\n${zoneAt(lesson.startsAt)}`,
    status: lesson.displayStatus === 'cancelled' ? t('cancelled') : null,
    shares: [
      share('teacher', t('toTeacher'), netCents),
      share('somo', fee, feeCents),
      ...[share('back', t('refunded'), refundedCents), share('onItsWay', t('refundPending'), refundPendingCents)].filter(
        ({ cents }) => cents > 0,
      ),
    ],
    total: formats.money(amountCents),
    afterRefunds: kept === amountCents ? null : formats.money(kept),
    notes: [...(receipt.charge === 'disputed' ? [t('dispute')] : []), t('cardFees')],
    /** Where a name has a letter that no font has. */
    missingLetters: t('missingLetters'),
    asOf: t('asOf', { day: formats.date('date', now, timeZone) }),
  };
}
