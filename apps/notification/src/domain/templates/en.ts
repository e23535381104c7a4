// The English sentences of bell rows and mails.
import type { ReminderKind } from '@somo/contracts/jobs';
import type { ProblemOutcome } from '@somo/contracts/problems';
import { fromInstant, type Instant } from '@somo/contracts/time';
import type { Content, LessonContent, Moving, Pair, PaymentNews, ProblemNews } from '../content.js';
import { dollars, payoutText } from './en-payouts.js';
import type { Reader, Text } from '../reader.js';

const before: Record<ReminderKind, string> = { '24h': 'in 24 hours', '1h': 'in 1 hour', '10min': 'in 10 minutes' };

export function english(content: Content, reader: Reader): Text {
  const { title, message } = content.type === 'payout' ? payoutText(content.params) : textOf(content, reader);
  return { title, message: message.charAt(0).toUpperCase() + message.slice(1) };
}

function textOf(content: LessonContent, reader: Reader): Text {
  const mine = content.params.studentId === reader.userId;
  const other = otherName(content.params, reader);
  switch (content.type) {
    case 'new_booking':
      return {
        title: 'New booking',
        message: `${other} has booked a ${content.params.subject} lesson with you${on(content.params.startsAt, reader)}.`,
      };
    case 'booking_confirmation':
      return {
        title: 'Booking confirmed',
        message: `Your ${content.params.subject} lesson with ${other} is booked${forTime(content.params.startsAt, reader)}.`,
      };
    case 'booking_cancelled':
      return { title: 'Lesson cancelled', message: cancelled(content.params, mine, other, reader) };
    case 'booking_rescheduled':
      return moving(content.params, other, reader);
    case 'system':
      return problem(content.params, mine, other);
    case 'lesson_reminder':
      return {
        title: `Your lesson starts ${before[content.params.kind]}`,
        message: `${content.params.subject} with ${other}${on(content.params.startsAt, reader)}.`,
      };
    case 'payment':
      return payment(content.params, mine, other);
  }
}

function moving({ step, subject, startsAt, formerStartsAt }: Moving, other: string, reader: Reader): Text {
  switch (step) {
    case 'moved':
      return {
        title: 'Lesson moved',
        message: `Your ${subject} lesson with ${other} has moved${from(formerStartsAt, reader)}${to(startsAt, reader)}.`,
      };
    case 'proposed':
      return {
        title: 'Another time proposed',
        message: `${other} asks to move your ${subject} lesson${from(formerStartsAt, reader)}${to(startsAt, reader)}. Please accept the new time, or cancel with a full refund.`,
      };
    case 'declined':
      return {
        title: 'Time declined',
        message: `${other} has declined the new time: the ${subject} lesson stays${on(formerStartsAt, reader)}.`,
      };
  }
}

function problem({ reportedBy, outcome, refundCents }: ProblemNews, mine: boolean, other: string): Text {
  if (outcome !== null)
    return {
      title: 'Problem resolved',
      message: `We have looked at the problem with your lesson with ${other}. ${decided(outcome, refundCents ?? 0, mine)}`,
    };
  const byReader = reportedBy === (mine ? 'student' : 'teacher');
  const what = byReader ? `We have your report about the lesson with ${other}.` : `${other} has reported a problem with your lesson.`;
  return { title: 'Problem reported', message: `${what} The payout waits until we have looked at it.` };
}

function decided(outcome: ProblemOutcome, refundCents: number, mine: boolean): string {
  switch (outcome) {
    case 'pay-teacher':
      return mine ? 'The lesson stays paid.' : 'You are paid for the lesson.';
    case 'refund-student':
      return mine ? 'What you have paid is refunded in full.' : 'The student is refunded in full.';
    case 'refund-part':
      return mine ? `We refund ${dollars(refundCents)} to you.` : `The student is refunded ${dollars(refundCents)}.`;
  }
}

type Cancelled = Extract<Content, { type: 'booking_cancelled' }>['params'];

function cancelled({ subject, startsAt, cancelledBy, refundDue }: Cancelled, mine: boolean, other: string, reader: Reader): string {
  const lesson = `${subject} lesson with ${other}${on(startsAt, reader)}`;
  if (cancelledBy === 'payment') return `The ${lesson} was cancelled, because it was not paid in time.`;
  const byReader = cancelledBy === (mine ? 'student' : 'teacher');
  const what = byReader ? `You have cancelled the ${lesson}.` : `${other} has cancelled the ${subject} lesson${on(startsAt, reader)}.`;
  if (!mine) return what;
  return refundDue ? `${what} What you have paid is refunded in full.` : `${what} It was too late for a refund.`;
}

function payment({ outcome, amountCents, of }: PaymentNews, mine: boolean, other: string): Text {
  const amount = dollars(amountCents);
  switch (outcome) {
    case 'paid':
      return {
        title: 'Payment received',
        message: mine
          ? `We have received your payment of ${amount} for the lesson with ${other}.`
          : `${other} has paid ${amount} for the lesson with you.`,
      };
    case 'refunded':
      return {
        title: 'Payment refunded',
        message: `We have refunded ${amount}${partOf(amountCents, of)} for the lesson with ${other}.${inAll(amountCents, of)}`,
      };
    case 'expired':
      return { title: 'Payment not received', message: `The time to pay ${amount} for the lesson with ${other} has ended.` };
  }
}

function partOf(amountCents: number, of: PaymentNews['of']): string {
  return of && of.paidCents !== amountCents ? ` of the ${dollars(of.paidCents)} you have paid` : '';
}

function inAll(amountCents: number, of: PaymentNews['of']): string {
  if (!of || of.backCents === amountCents) return '';
  const all = of.backCents === of.paidCents ? 'all of it' : dollars(of.backCents);
  return ` With what went back before, that is ${all}.`;
}

function otherName({ studentId, teacherId }: Pair, reader: Reader): string {
  return studentId === reader.userId ? (reader.nameOf(teacherId) ?? 'your teacher') : (reader.nameOf(studentId) ?? 'your student');
}

function on(startsAt: Instant, reader: Reader): string {
  return reader.timeZone === undefined ? '' : ` on ${moment(startsAt, reader.timeZone)}`;
}

function from(startsAt: Instant, reader: Reader): string {
  return reader.timeZone === undefined ? '' : ` from ${moment(startsAt, reader.timeZone)}`;
}

function to(startsAt: Instant, reader: Reader): string {
  return reader.timeZone === undefined ? '' : ` to ${moment(startsAt, reader.timeZone)}`;
}

function forTime(startsAt: Instant, reader: Reader): string {
  return reader.timeZone === undefined ? '' : ` for ${moment(startsAt, reader.timeZone)}`;
}

// Put together by hand: where the commas stand differs between versions of the runtime's locale data.
export function moment(startsAt: Instant, timeZone: string): string {
  const wanted = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  } as const;
  const parts = new Intl.DateTimeFormat('en-US', { ...wanted, timeZone }).formatToParts(fromInstant(startsAt));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const time = `${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
  return `${part('weekday')}, ${part('month')} ${part('day')}, ${part('year')}, ${time} (${timeZone})`;
}
