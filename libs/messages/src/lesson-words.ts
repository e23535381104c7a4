// What a calendar says of a lesson: the same in the feed, in files, in emails and behind the buttons that add one.
import type { TFunction } from 'i18next';
import type { Names } from './names.js';

/** A lesson, as far as a calendar speaks of it. */
export interface LessonOfCalendar {
  studentId: string;
  subject: string;
  moduleName: string | null;
  learner: { firstName: string } | null;
  status: string;
  paidAt: string | null;
  cancelReason: string | null;
}

interface WordsFor {
  /** Who reads it. */
  readerId: string;
  /** The other person, in full; undefined if it is not known. */
  name: string | undefined;
  /** What subjects and modules are called. */
  names: Pick<Names, 'subject' | 'module'>;
  /** The page of the lesson. */
  url: string;
  /** From how many minutes before the start its room is open. */
  opensMinutes: number;
}

/** Returns the title of a lesson and what stands below it. Of a child it says no more than the first name, of others not the whole last name. */
export function lessonWords(
  t: TFunction<'calendar'>,
  lesson: LessonOfCalendar,
  { readerId, name, names, url, opensMinutes }: WordsFor,
): { summary: string; description: string } {
  const subject = names.subject(lesson.subject) || t('entry.generalLesson');
  const learner = lesson.learner?.firstName;
  const isTeacher = lesson.studentId !== readerId;
  const other = isTeacher && learner ? learner : name && shortName(name);
  const summary = !other
    ? t('entry.unnamed', { subject })
    : learner && !isTeacher
      ? t('entry.withFor', { subject, name: other, learner })
      : t('entry.with', { subject, name: other });
  const isOff = lesson.status === 'cancelled';
  const lines = [
    isOff && t('entry.cancelled'),
    isOff && lesson.cancelReason && t('entry.reason', { reason: lesson.cancelReason }),
    !isOff && lesson.paidAt === null && t('entry.unpaid'),
    lesson.moduleName && t('entry.module', { name: names.module(lesson.moduleName) }),
    !isOff && t('entry.join', { count: opensMinutes }),
    t('entry.page', { url }),
  ];
  return { summary, description: lines.filter(Boolean).join('\n') };
}

/** Returns the address of a lesson's page. */
export const lessonUrl = ({ id }: { id: string }, publicUrl: string): string => `${publicUrl}/lessons/${id}`;

/** 'Kwame Mensah' → 'Kwame M.' */
function shortName(name: string): string {
  const [last = '', ...first] = name.trim().split(/\s+/u).reverse();
  const [initial = ''] = last;
  return first.length === 0 ? last : `${first.reverse().join(' ')} ${initial}.`;
}
