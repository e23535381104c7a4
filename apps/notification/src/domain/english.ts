// The English sentences of bell rows and mails.
import type { ReminderKind } from '@somo/contracts/jobs';
import { fromInstant, type Instant } from '@somo/contracts/time';
import type { Content, Pair } from './content.js';
import type { Reader, Text } from './reader.js';

const before: Record<ReminderKind, string> = { '24h': 'in 24 hours', '1h': 'in 1 hour', '10min': 'in 10 minutes' };

export function english(content: Content, reader: Reader): Text {
  const { title, message } = textOf(content, reader);
  return { title, message: message.charAt(0).toUpperCase() + message.slice(1) };
}

function textOf(content: Content, reader: Reader): Text {
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
    case 'lesson_reminder':
      return {
        title: `Your lesson starts ${before[content.params.kind]}`,
        message: `${content.params.subject} with ${other}${on(content.params.startsAt, reader)}.`,
      };
    case 'payment':
      return payment(content.params, mine, other);
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

function payment({ outcome, amountCents }: Extract<Content, { type: 'payment' }>['params'], mine: boolean, other: string): Text {
  const amount = `$${(amountCents / 100).toFixed(2)}`;
  switch (outcome) {
    case 'paid':
      return {
        title: 'Payment received',
        message: mine
          ? `We have received your payment of ${amount} for the lesson with ${other}.`
          : `${other} has paid ${amount} for the lesson with you.`,
      };
    case 'refunded':
      return { title: 'Payment refunded', message: `We have refunded ${amount} for the lesson with ${other}.` };
    case 'expired':
      return { title: 'Payment not received', message: `The time to pay ${amount} for the lesson with ${other} has ended.` };
  }
}

function otherName({ studentId, teacherId }: Pair, reader: Reader): string {
  return studentId === reader.userId ? (reader.nameOf(teacherId) ?? 'your teacher') : (reader.nameOf(studentId) ?? 'your student');
}

function on(startsAt: Instant, reader: Reader): string {
  return reader.timeZone === undefined ? '' : ` on ${moment(startsAt, reader.timeZone)}`;
}

function forTime(startsAt: Instant, reader: Reader): string {
  return reader.timeZone === undefined ? '' : ` for ${moment(startsAt, reader.timeZone)}`;
}

// Put together by hand: where the commas stand differs between versions of the runtime's locale data.
function moment(startsAt: Instant, timeZone: string): string {
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
