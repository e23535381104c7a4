// What stands on a receipt: the same numbers as on the screens, in words that need no screen beside them.
import type { Lesson } from '@somo/contracts/lessons';
import type { Receipt } from '@somo/contracts/receipts';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';

export interface ReceiptFacts {
  receipt: Receipt;
  lesson: Pick<Lesson, 'startsAt' | 'endsAt' | 'displayStatus' | 'student' | 'teacher'>;
  moduleName: string | null;
  /** The student's. */
  timeZone: string;
  /** When the receipt is made: refunds come later. Epoch milliseconds. */
  now: number;
}

export interface Share {
  label: string;
  /** Stands behind the label; written as its bearer writes it. */
  name?: string;
  cents: number;
  amount: string;
  part: 'teacher' | 'somo' | 'back' | 'onItsWay';
}

/** Texts that people have written are in `student`, `teacher`, `subject` and `moduleName`; all others are ours. */
export interface ReceiptWords {
  number: string;
  sandbox: string | null;
  paidOn: string;
  paidHow: string;
  student: string;
  teacher: string;
  subject: string;
  moduleName: string | null;
  day: string;
  time: string;
  status: string | null;
  shares: Share[];
  total: string;
  kept: string | null;
  dispute: string | null;
  asOf: string;
}

const providers: Record<string, string> = { stripe: 'Card, through Stripe', sandbox: 'Test card, in the sandbox' };

export function receiptWords({ receipt, lesson, moduleName, timeZone, now }: ReceiptFacts): ReceiptWords {
  const { amountCents, netCents, feeCents, refundedCents, refundPendingCents } = receipt;
  const stays = netCents + feeCents;
  const back: Share[] = [
    { part: 'back', label: 'Back to you', cents: refundedCents, amount: dollars(refundedCents) },
    { part: 'onItsWay', label: 'On its way back to you', cents: refundPendingCents, amount: dollars(refundPendingCents) },
  ];
  const teacher = lesson.teacher.fullName || 'Your teacher';
  return {
    number: receipt.number,
    sandbox: receipt.realMoney ? null : 'Paid in the sandbox: no real money has moved, and this is no proof of a payment.',
    paidOn: `${dayOf(receipt.paidAt, timeZone)}, ${timeOf(receipt.paidAt, timeZone)}\n${zoneOf(receipt.paidAt, timeZone)}`,
    paidHow: providers[receipt.provider] ?? 'Card',
    student: lesson.student.fullName || 'Student',
    teacher,
    subject: receipt.subject || 'General',
    moduleName,
    day: dayOf(lesson.startsAt, timeZone, 'long'),
    time: `${timeOf(lesson.startsAt, timeZone)} - ${timeOf(lesson.endsAt, timeZone)}\n${zoneOf(lesson.startsAt, timeZone)}`,
    status: lesson.displayStatus === 'cancelled' ? 'This lesson was cancelled.' : null,
    shares: [
      { part: 'teacher', label: 'To the teacher,', name: teacher, cents: netCents, amount: dollars(netCents) },
      { part: 'somo', label: feeLabel(feeCents, stays), cents: feeCents, amount: dollars(feeCents) },
      ...back.filter(({ cents }) => cents > 0),
    ],
    total: dollars(amountCents),
    kept: stays === amountCents ? null : dollars(stays),
    dispute: receipt.charge === 'disputed' ? 'Your bank is looking into this payment. Until it has decided, nothing moves.' : null,
    asOf: `As it stands on ${dayOf(toInstant(now), timeZone)}. A later refund changes this receipt, not its number.`,
  };
}

function feeLabel(feeCents: number, stays: number): string {
  return stays === 0 ? "Somo's platform fee" : `Somo's platform fee (${Math.round((feeCents * 1000) / stays) / 10} %)`;
}

function dollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

function dayOf(at: Instant, timeZone: string, weekday?: 'long'): string {
  const day = { year: 'numeric', month: 'long', day: 'numeric', ...(weekday ? { weekday } : {}) } as const;
  return new Intl.DateTimeFormat('en-US', { ...day, timeZone }).format(fromInstant(at));
}

function timeOf(at: Instant, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(fromInstant(at));
  return time.replace(/\s/g, ' ');
}

/** 'Africa/Lagos (GMT+1)' */
function zoneOf(at: Instant, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(fromInstant(at));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return `${timeZone.replaceAll('_', ' ')} (${offset})`;
}
