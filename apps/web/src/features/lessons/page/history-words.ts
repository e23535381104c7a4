import { useTranslation } from 'react-i18next';
import type { LessonHappening } from '@somo/contracts/lesson-history';
import type { Lesson } from '@somo/contracts/lessons';
import type { Instant } from '@somo/contracts/time';
import { dayName, dayOf, fullDate, listText, money, timeOf } from '../../../lib/format';
import { counterpartOf, type Side } from '../lesson-rules';

/** What happened in a sentence, and below it the times that were proposed, what people wrote, and what became of it. */
interface HistoryLine {
  words: string;
  detail: string | null;
  times: string[];
  quotes: string[];
}

/** Returns what puts the history of a lesson into its reader's words. */
export function useHistoryWords(lesson: Lesson, side: Side, zone: string, now: number): (item: LessonHappening) => HistoryLine {
  const { t } = useTranslation(['lesson', 'common']);
  const name = counterpartOf(lesson, side).firstName || t(side === 'student' ? 'common:unknownTeacher' : 'common:unknownStudent');
  const year = dayOf(now, zone).slice(0, 4);
  const at = (time: Instant) => {
    const day = dayOf(time, zone).startsWith(year) ? dayName(time, zone) : fullDate(time, zone);
    return listText([day, timeOf(time, zone)]);
  };
  const who = (by: Side) => (by === side ? 'you' : 'other');
  const plain = (words: string, ...quotes: (string | null)[]): HistoryLine => ({
    words,
    detail: null,
    times: [],
    quotes: quotes.filter((quote) => quote !== null),
  });

  return (item) => {
    switch (item.kind) {
      case 'requested':
        return plain(t(`history.requested.${who('student')}`, { name }));
      case 'booked':
        return plain(t(`history.booked.${item.by ? who(item.by) : 'none'}`, { name, to: at(item.startsAt) }));
      case 'paid':
        return plain(t(`history.paid.${who('student')}`, { name, amount: money(lesson.payment?.amountCents ?? lesson.price.amountCents) }));
      case 'proposed': {
        const words = t(`history.proposed.${who(item.by)}`, { name, count: item.times.length });
        return { ...plain(words, item.reason, item.answer), times: item.times.map(at), detail: t(`history.outcome.${item.status}`) };
      }
      case 'moved': {
        const to = at(item.to);
        if (item.from === null) return plain(t('history.movedTo', { to }), item.reason);
        const times = { name, from: at(item.from), to };
        // A teacher only proposes: the student moved it by accepting.
        if (item.by === 'teacher') return plain(t(`history.accepted.${who('teacher')}`, times));
        return plain(t(`history.moved.${item.by === 'student' ? who('student') : (item.by ?? 'none')}`, times), item.reason);
      }
      case 'cancelled': {
        const by = item.by === 'student' || item.by === 'teacher' ? who(item.by) : item.by;
        return plain(t(`history.cancelled.${by}`, { name }), item.reason);
      }
      case 'problem-reported':
        return plain(t(`history.problem-reported.${who(item.by)}`, { name }));
      case 'problem-resolved':
        return plain(t('history.problem-resolved'));
      case 'recording-started':
        return plain(t('history.recording-started'));
      case 'recording-ended':
      case 'recording-deleted':
        return plain(t(`history.${item.kind}.${item.by ? who(item.by) : 'none'}`, { name }));
    }
  };
}
