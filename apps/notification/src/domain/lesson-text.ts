// The sentence about what happened to a lesson, and its values.
import { fromInstant, type Instant } from '@somo/contracts/time';
import type { Formats } from '@somo/messages/formats';
import type { Translator } from '@somo/messages/translator';
import { cancelledText } from './cancelled-text.js';
import type { LessonContent, LessonFacts, PaymentNews, ProblemNews } from './content.js';
import type { Form, Reader, TextParts } from './reader.js';
import { reviewText } from './review-text.js';
import { countdown, reminderLeadMs } from './reminders.js';

type Words = Translator<'bell'>;

/** The brief sentence, if names and times could not be fetched. `withFacts`: its facts are listed beside it. */
export function lessonText(content: LessonContent, reader: Reader, words: Words, withFacts: boolean): TextParts {
  const { t, formats, names } = words;
  const { studentId, teacherId } = content.params;
  const mine = studentId === reader.userId;
  const name = reader.nameOf(mine ? teacherId : studentId);
  const zone = reader.timeZone;
  const known = name === undefined || zone === undefined ? 'brief' : 'message';
  const form: Form = known === 'message' && withFacts ? 'short' : known;
  const lesson = ({ subject, startsAt }: LessonFacts) => ({ name, subject: names.subject(subject), time: timeOf(startsAt, zone, formats) });
  switch (content.type) {
    case 'new_booking':
    case 'booking_confirmation': {
      const { lessons: count = 1, payBy } = content.params;
      const title = content.type === 'new_booking' ? 'newBooking' : 'bookingConfirmed';
      const about = count > 1 ? (`${title}Weekly` as const) : title;
      const sentence = t(`${about}.${form}`, { ...lesson(content.params), count });
      // A deadline is at most some minutes away: its hour says enough. Emails list it with the facts.
      const deadline = payBy && zone !== undefined && form === 'message' ? formats.date('time', fromInstant(payBy), zone) : undefined;
      return { title: t(`${title}.title`), sentence: deadline ? t('bookingConfirmed.payBy', { sentence, time: deadline }) : sentence };
    }
    case 'booking_cancelled': {
      const sentence = cancelledText(content.params, mine, { ...lesson(content.params), form }, words);
      return { title: t('cancelled.title'), sentence, quote: content.params.reason };
    }
    case 'booking_rescheduled': {
      const { step, subject, startsAt, formerStartsAt, count = 1, options = [startsAt], reason, byOperator } = content.params;
      const times = { from: timeOf(formerStartsAt, zone, formats), to: timeOf(startsAt, zone, formats) };
      const which = step === 'proposed' && count > 1 ? 'proposedSeveral' : byOperator ? 'movedBySomo' : step;
      const sentence = t(`${which}.${form}`, { name, subject: names.subject(subject), count, ...times });
      const isWhole = options.length === count && (count > 1 || form === 'short');
      return { title: t(`${step}.title`), sentence, offered: step === 'proposed' && isWhole ? options : [], quote: reason };
    }
    case 'system': {
      if (content.params.news === 'on-break')
        return { title: t('onBreak.title'), sentence: t(`onBreak.${mine ? 'theirs' : 'yours'}.${form}`, lesson(content.params)) };
      if (content.params.news === 'busy-elsewhere')
        return { title: t('busyElsewhere.title'), sentence: t(`busyElsewhere.${form}`, lesson(content.params)) };
      if (content.params.news === 'material') return { title: t('filesAdded.title'), sentence: t(`filesAdded.${known}`, { name }) };
      if (content.params.news === 'recording')
        return { title: t('recordingReady.title'), sentence: t(`recordingReady.${known}`, { name }) };
      const { outcome, refundCents } = content.params;
      const amount = formats.money(refundCents ?? 0);
      if (outcome !== null)
        return {
          title: t('problemResolved.title'),
          sentence: t(`problemResolved.${resolution(outcome, mine)}.${known}`, { name, amount }),
        };
      const by = content.params.reportedBy === (mine ? 'student' : 'teacher') ? 'byYou' : 'byOther';
      return { title: t('problemReported.title'), sentence: t(`problemReported.${by}.${known}`, { name }) };
    }
    case 'lesson_reminder': {
      const { kind, startsInMs = reminderLeadMs[kind] } = content.params;
      const { unit, count } = countdown(startsInMs);
      return { title: t(`reminder.${unit}`, { count }), sentence: t(`reminder.${form}`, lesson(content.params)) };
    }
    case 'review':
      return reviewText(content.params, mine, { name, form: known }, { t });
    case 'payment':
      return payment(content.params, mine, { name, form: known }, words);
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

function payment(
  { outcome, amountCents, of, shareCents = 0 }: PaymentNews,
  mine: boolean,
  { name, form }: Known,
  { t, formats }: Words,
): TextParts {
  const amount = formats.money(amountCents);
  switch (outcome) {
    case 'paid':
      return { title: t('paid.title'), sentence: t(`paid.${mine ? 'byYou' : 'byStudent'}.${form}`, { name, amount }) };
    case 'refunded': {
      const sums = { amount, paid: formats.money(of?.paidCents ?? 0), total: formats.money(of?.backCents ?? 0) };
      return { title: t('refunded.title'), sentence: t(`refunded.${refundOf(amountCents, of)}.${form}`, { name, ...sums }) };
    }
    case 'share-lowered':
      return {
        title: t('shareLowered.title'),
        sentence: t(`shareLowered.${form}`, { name, amount, share: formats.money(shareCents) }),
      };
    case 'expired':
      return { title: t('expired.title'), sentence: t(`expired.${form}`, { name, amount }) };
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
