// Which sentence says what happened to a lesson, and what it is filled with.
import { fromInstant, type Instant } from '@somo/contracts/time';
import type { Formats } from '@somo/messages/formats';
import type { Translator } from '@somo/messages/translator';
import type { LessonContent, LessonFacts, PaymentNews, ProblemNews } from './content.js';
import type { Reader, Text } from './reader.js';
import { reminderLeads } from './reminders.js';

type Words = Translator<'bell'>;
type Cancelled = Extract<LessonContent, { type: 'booking_cancelled' }>['params'];

/** Where names and times could not be asked for, the brief sentence. */
export function lessonText(content: LessonContent, reader: Reader, { t, formats }: Words): Text {
  const { studentId, teacherId } = content.params;
  const mine = studentId === reader.userId;
  const name = reader.nameOf(mine ? teacherId : studentId);
  const zone = reader.timeZone;
  const form = name === undefined || zone === undefined ? 'brief' : 'message';
  const lesson = ({ subject, startsAt }: LessonFacts) => ({ name, subject, time: timeOf(startsAt, zone, formats) });
  switch (content.type) {
    case 'new_booking':
      return { title: t('newBooking.title'), message: t(`newBooking.${form}`, lesson(content.params)) };
    case 'booking_confirmation':
      return { title: t('bookingConfirmed.title'), message: t(`bookingConfirmed.${form}`, lesson(content.params)) };
    case 'booking_cancelled': {
      const message = t(`cancelled.${cancellation(content.params, mine)}.${form}`, lesson(content.params));
      return { title: t('cancelled.title'), message: withReason(message, content.params.reason, t) };
    }
    case 'booking_rescheduled': {
      const { step, subject, startsAt, formerStartsAt, count = 1, options = [], reason } = content.params;
      const times = { from: timeOf(formerStartsAt, zone, formats), to: timeOf(startsAt, zone, formats) };
      const which = step === 'proposed' && count > 1 ? 'proposedSeveral' : step;
      const message = t(`${which}.${form}`, { name, subject, count, ...times });
      const listed = zone !== undefined && which === 'proposedSeveral' && options.length > 1;
      const whole = listed
        ? t('proposedSeveral.listed', { message, times: options.map((at) => timeOf(at, zone, formats)).join('; ') })
        : message;
      return { title: t(`${step}.title`), message: withReason(whole, reason, t) };
    }
    case 'system': {
      if (content.params.news === 'on-break')
        return { title: t('onBreak.title'), message: t(`onBreak.${mine ? 'theirs' : 'yours'}.${form}`, lesson(content.params)) };
      const { outcome, refundCents } = content.params;
      const amount = formats.money(refundCents ?? 0);
      if (outcome !== null)
        return { title: t('problemResolved.title'), message: t(`problemResolved.${resolution(outcome, mine)}.${form}`, { name, amount }) };
      const by = content.params.reportedBy === (mine ? 'student' : 'teacher') ? 'byYou' : 'byOther';
      return { title: t('problemReported.title'), message: t(`problemReported.${by}.${form}`, { name }) };
    }
    case 'lesson_reminder': {
      const { unit, count } = reminderLeads[content.params.kind];
      return { title: t(`reminder.${unit}`, { count }), message: t(`reminder.${form}`, lesson(content.params)) };
    }
    case 'payment':
      return payment(content.params, mine, { name, form }, { t, formats });
  }
}

/** Returns the sentence with what somebody gave as their reason. */
export function withReason(message: string, reason: string | null | undefined, t: Words['t']): string {
  return reason ? t('withReason', { message, reason }) : message;
}

/** A payment that booking does not know of yet is refunded too, and that is told when it happens. */
function cancellation({ cancelledBy, refundDue, paid = true }: Cancelled, mine: boolean) {
  switch (cancelledBy) {
    case 'payment':
      return 'unpaid';
    case 'operator':
      if (!mine) return 'bySomo';
      return paid ? 'bySomoRefunded' : 'bySomoUnpaid';
    case 'student':
      if (!mine) return 'byStudent';
      if (!paid) return 'byYouUnpaid';
      return refundDue ? 'byYouRefunded' : 'byYouTooLate';
    case 'teacher':
      if (!mine) return 'byYou';
      if (!paid) return 'byTeacherUnpaid';
      return refundDue ? 'byTeacherRefunded' : 'byTeacher';
  }
}

function resolution(outcome: NonNullable<ProblemNews['outcome']>, mine: boolean) {
  switch (outcome) {
    case 'pay-teacher':
      return mine ? 'noRefund' : 'teacherPaid';
    case 'refund-student':
      return mine ? 'refunded' : 'studentRefunded';
    case 'refund-part':
      return mine ? 'partRefunded' : 'studentPartRefunded';
  }
}

type Known = { name: string | undefined; form: 'message' | 'brief' };

function payment({ outcome, amountCents, of }: PaymentNews, mine: boolean, { name, form }: Known, { t, formats }: Words): Text {
  const amount = formats.money(amountCents);
  switch (outcome) {
    case 'paid':
      return { title: t('paid.title'), message: t(`paid.${mine ? 'byYou' : 'byStudent'}.${form}`, { name, amount }) };
    case 'refunded': {
      const sums = { amount, paid: formats.money(of?.paidCents ?? 0), total: formats.money(of?.backCents ?? 0) };
      return { title: t('refunded.title'), message: t(`refunded.${refundOf(amountCents, of)}.${form}`, { name, ...sums }) };
    }
    case 'expired':
      return { title: t('expired.title'), message: t(`expired.${form}`, { name, amount }) };
  }
}

function refundOf(amountCents: number, of: PaymentNews['of']) {
  if (!of || of.paidCents === amountCents) return 'whole';
  if (of.backCents === amountCents) return 'part';
  return of.backCents === of.paidCents ? 'rest' : 'another';
}

export function timeOf(at: Instant, zone: string | undefined, formats: Formats): string | undefined {
  return zone === undefined ? undefined : formats.moment(fromInstant(at), zone);
}
