// What the two people are told of lessons that were booked together.
import type { SeriesAct } from '@somo/contracts/jobs';
import type { LessonRecord } from '@somo/contracts/lessons';
import { lessonFacts, type Content } from './content.js';
import { isSeries } from './series-content.js';
import type { Series, SeriesLesson, SeriesNews } from './series.js';

/** What one person is told. */
interface SeriesNote {
  userId: string;
  bookingId: string;
  content: Content;
  once: string;
  mail: boolean;
  /** False if none of it is so any longer. */
  push: boolean;
}

/** Returns what the two people are told of these news; of a single lesson, what they are told of any other. `all`: the lessons of the series as they are now; `known`: the agreements of which the same was told before. */
export function seriesNotes(act: SeriesAct, news: SeriesNews[], all: LessonRecord[], known: string[] = []): SeriesNote[] {
  const told = all.filter(({ agreementId }) => news.some((one) => one.agreementId === agreementId));
  const current = act === 'confirmed' ? told.filter(({ status }) => status === 'confirmed') : told;
  const lessons = current.length > 0 ? current : told;
  const [first] = lessons;
  const [one] = news;
  if (!first || !one) return [];
  const unpaid =
    act === 'paid' ? all.filter((lesson) => lesson.payBy !== null && !told.includes(lesson) && !known.includes(lesson.agreementId)) : [];
  const isAlone = lessons.length === 1 && unpaid.length === 0;
  const series: Series = { of: one.of, lessons: lessons.map(placeOf), ...(unpaid.length > 0 ? { unpaid: unpaid.map(placeOf) } : {}) };
  const more = isAlone ? {} : { series };
  const { studentId, teacherId } = first;
  const note = { bookingId: first.id, push: current.length > 0, mail: true };
  switch (act) {
    case 'confirmed': {
      const params = { ...lessonFacts(first), ...more };
      return [
        { ...note, userId: teacherId, content: { type: 'new_booking', params }, once: '' },
        { ...note, userId: studentId, content: { type: 'booking_confirmation', params }, once: '' },
      ];
    }
    case 'paid': {
      const amountCents = news.reduce((sum, paid) => sum + paid.amountCents, 0);
      const content: Content = { type: 'payment', params: { studentId, teacherId, outcome: 'paid', amountCents, ...more } };
      return [
        { ...note, userId: studentId, content, once: 'paid' },
        { ...note, userId: teacherId, content: forTeacher(content, all), once: 'paid', mail: false },
      ];
    }
    case 'released': {
      const released = { cancelledBy: 'payment', refundDue: false, reason: null, paid: false } as const;
      const content: Content = { type: 'booking_cancelled', params: { ...lessonFacts(first), ...released, ...more } };
      const readers = news.some(({ teacherKnows }) => teacherKnows) ? [studentId, teacherId] : [studentId];
      return readers.map((userId) => ({ ...note, userId, content, once: '' }));
    }
  }
}

/** Returns the news without the lessons that are only held until they are paid: their teacher does not know of them. */
function forTeacher(content: Content, all: LessonRecord[]): Content {
  if (!isSeries(content)) return content;
  const { series, ...params } = content.params;
  const { lessons, unpaid = [] } = series;
  const isHeld = unpaid.some(({ bookingId }) => all.find(({ id }) => id === bookingId)?.status === 'pending');
  if (!isHeld) return content;
  const known = lessons.length > 1 ? { series: { of: lessons.length, lessons } } : {};
  return { ...content, params: { ...params, ...known } } as Content;
}

const placeOf = ({ id, startsAt }: LessonRecord): SeriesLesson => ({ bookingId: id, startsAt });
