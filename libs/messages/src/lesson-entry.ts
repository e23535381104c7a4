// A lesson as an entry of a calendar.
import { lessonUrl, lessonWords, type LessonOfCalendar } from './lesson-words.js';
import { translator } from './translator.js';

/** A lesson with what calendars tell its versions apart by. Times are UTC, as ISO texts. */
export interface DatedLesson extends LessonOfCalendar {
  id: string;
  agreementId: string;
  teacherId: string;
  startsAt: string;
  endsAt: string;
  cancelledAt: string | null;
  createdAt: string;
  sequence?: number;
}

interface Around {
  readerId: string;
  language: string;
  /** The other person, in full. */
  name: string | undefined;
  /** Somo's public address. */
  publicUrl: string;
  opensMinutes: number;
}

export interface LessonEntry {
  /** The same for ever: that of the agreement, at this installation. */
  uid: string;
  /** How often the lesson was moved or cancelled. */
  sequence: number;
  changedAt: string;
  startsAt: string;
  endsAt: string;
  status: 'confirmed' | 'tentative' | 'cancelled';
  summary: string;
  description: string;
  url: string;
}

/** Returns the entry of a lesson; one that is not paid yet is tentative. */
export function lessonEntry(lesson: DatedLesson, { readerId, language, name, publicUrl, opensMinutes }: Around): LessonEntry {
  const { t, names } = translator(language, 'calendar');
  const url = lessonUrl(lesson, publicUrl);
  return {
    uid: uidOf(lesson.agreementId, publicUrl),
    sequence: lesson.sequence ?? 0,
    changedAt: [lesson.createdAt, lesson.paidAt ?? '', lesson.cancelledAt ?? ''].sort().at(-1)!,
    startsAt: lesson.startsAt,
    endsAt: lesson.endsAt,
    status: lesson.status === 'cancelled' ? 'cancelled' : lesson.paidAt === null ? 'tentative' : 'confirmed',
    url,
    ...lessonWords(t, lesson, { readerId, name, names, url, opensMinutes }),
  };
}

/** Returns the id of an entry, which no other installation gives. */
export const uidOf = (id: string, publicUrl: string): string => `${id}@${new URL(publicUrl).hostname}`;
