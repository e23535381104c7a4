// The sentence about lessons that were booked together, and their dates.
import { fromInstant } from '@somo/contracts/time';
import type { Translator } from '@somo/messages/translator';
import { shortMoment } from './meeting.js';
import type { Form, Reader, TextParts } from './reader.js';
import type { Series } from './series.js';
import type { SeriesContent } from './series-content.js';

type Words = Translator<'bell'>;

/** `withFacts`: its facts are listed beside it, and its dates. */
export function seriesText(content: SeriesContent, reader: Reader, words: Words, withFacts: boolean): TextParts {
  const { t } = words;
  const { series, studentId, teacherId } = content.params;
  const { lessons, unpaid = [] } = series;
  const name = reader.nameOf(studentId === reader.userId ? teacherId : studentId);
  const isKnown = name !== undefined && reader.timeZone !== undefined;
  const form: Form = isKnown ? (withFacts ? 'short' : 'message') : 'brief';
  const owed = linesOf(unpaid, reader, words);
  const lines = [...linesOf(lessons, reader, words), ...(owed.length > 0 ? [t('series.unpaid'), ...owed] : [])];
  return { ...wordsOf(content, { name, form, mine: studentId === reader.userId }, words), lines: withFacts ? [] : lines };
}

/** Returns a line for each time of day by the reader's clock: 'Mon, 10:00 AM: Nov 30, Dec 7, Dec 14'. */
function linesOf(lessons: Series['lessons'], { timeZone }: Reader, { t, formats }: Words): string[] {
  if (timeZone === undefined) return [];
  const days = new Map<string, string[]>();
  for (const { startsAt } of lessons) {
    const [weekday, time, day] = (['weekday', 'time', 'shortDay'] as const).map((style) =>
      formats.date(style, fromInstant(startsAt), timeZone),
    );
    const name = t('series.weekly', { weekday, time });
    days.set(name, [...(days.get(name) ?? []), day ?? '']);
  }
  return [...days].map(([name, all]) => t('series.days', { name, days: formats.list(all) }));
}

interface Sides {
  name: string | undefined;
  form: Form;
  /** The reader is the student. */
  mine: boolean;
}

function wordsOf(content: SeriesContent, { name, form, mine }: Sides, { t, formats, names }: Words): { title: string; sentence: string } {
  const { of, lessons } = content.params.series;
  const counts = { name, of, count: lessons.length };
  const ofSubject = (subject: string) => ({ ...counts, subject: names.subject(subject) });
  const share = lessons.length === of ? 'all' : 'some';
  switch (content.type) {
    case 'new_booking':
      return { title: t('newBooking.title'), sentence: t(`series.newBooking.${form}`, ofSubject(content.params.subject)) };
    case 'booking_confirmation':
      return {
        title: t('bookingConfirmed.title'),
        sentence: t(`series.confirmed.${form}`, ofSubject(content.params.subject)),
      };
    case 'booking_cancelled':
      return {
        title: t('series.released.title'),
        sentence: t(`series.released.${share}.${form}`, ofSubject(content.params.subject)),
      };
    case 'payment': {
      const amount = formats.money(content.params.amountCents);
      return {
        title: t('paid.title'),
        sentence: t(`series.paid.${mine ? 'byYou' : 'byStudent'}.${share}.${form === 'brief' ? form : 'message'}`, { ...counts, amount }),
      };
    }
  }
}

/** Returns the dates as short as they can be told apart; none if the reader's time zone is not known. */
export function datesOf(lessons: Series['lessons'], { language, timeZone }: Reader): string[] {
  return timeZone === undefined ? [] : lessons.map(({ startsAt }) => shortMoment(fromInstant(startsAt), { language, timeZone }));
}
