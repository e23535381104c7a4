// The receipt in the mail about a payment, in English: the same numbers as on the screens and in the file.
import type { LessonRecord } from '@somo/contracts/lessons';
import type { Receipt } from '@somo/contracts/receipts';
import type { Instant } from '@somo/contracts/time';
import { dollars } from './en-payouts.js';
import { moment } from './en.js';
import type { Reader } from '../reader.js';

export interface Receipted {
  receipt: Receipt;
  lesson: Pick<LessonRecord, 'startsAt' | 'status'>;
}

const providers: Record<string, string> = {
  stripe: 'card, through Stripe',
  sandbox: 'test card, in the sandbox: no real money has moved',
};

export function receiptText({ receipt, lesson }: Receipted, reader: Reader, publicUrl: string): string {
  const { netCents, feeCents, refundedCents, refundPendingCents } = receipt;
  const teacher = reader.nameOf(receipt.teacherId) ?? 'your teacher';
  const at = (instant: Instant) => moment(instant, reader.timeZone ?? 'UTC');
  const stays = netCents + feeCents;
  const percent = stays === 0 ? '' : ` (${Math.round((feeCents * 1000) / stays) / 10} %)`;
  const facts = [
    `Receipt: ${receipt.number}`,
    `Paid by: ${reader.nameOf(receipt.studentId) ?? 'you'}`,
    `Paid on: ${at(receipt.paidAt)}`,
    `How: ${providers[receipt.provider] ?? 'card'}`,
    `For: ${receipt.subject || 'General'} with ${teacher}`,
    `Lesson: ${at(lesson.startsAt)}${lesson.status === 'cancelled' ? ', cancelled' : ''}`,
  ];
  const sums = [
    `Total paid: ${dollars(receipt.amountCents)}`,
    `To the teacher: ${dollars(netCents)}`,
    `Somo's platform fee${percent}: ${dollars(feeCents)}`,
    ...(refundedCents > 0 ? [`Back to you: ${dollars(refundedCents)}`] : []),
    ...(refundPendingCents > 0 ? [`On its way back to you: ${dollars(refundPendingCents)}`] : []),
  ];
  return [facts.join('\n'), sums.join('\n'), `Your receipt as a PDF: ${publicUrl}/student/settings?tab=payments`].join('\n\n');
}
