// A calendar elsewhere of a teacher that cannot be read.
import { fromInstant, type Instant } from '@somo/contracts/time';
import type { Translator } from '@somo/messages/translator';
import type { Reader, TextParts } from './reader.js';
import { unlinked } from './unlinked.js';

interface CalendarNews {
  news: 'calendar-failed';
  /** Of its address. */
  host: string;
  failingSince: Instant;
  /** When its busy times stop counting. */
  keptUntil: Instant;
}

export type CalendarContent = { type: 'system'; params: CalendarNews };

export function isCalendar(content: { type: string; params: object }): content is CalendarContent {
  return content.type === 'system' && 'news' in content.params && content.params.news === 'calendar-failed';
}

export function calendarText(
  { host, failingSince, keptUntil }: CalendarNews,
  { timeZone }: Reader,
  { t, formats }: Translator<'bell'>,
): TextParts {
  const name = unlinked(host);
  const sentence =
    timeZone === undefined
      ? t('calendarFailed.brief', { host: name })
      : t('calendarFailed.message', {
          host: name,
          since: formats.moment(fromInstant(failingSince), timeZone),
          until: formats.moment(fromInstant(keptUntil), timeZone),
        });
  return { title: t('calendarFailed.title'), sentence };
}
