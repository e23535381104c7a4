// What an email shows, before it is drawn: the same for every kind of email.
import type { LessonRecord } from '@somo/contracts/lessons';
import type { RequestRecord } from '@somo/contracts/requests';
import { fromInstant } from '@somo/contracts/time';
import { translator } from '@somo/messages/translator';
import type { Reader } from './reader.js';

export interface Letter {
  language: string;
  direction: string;
  title: string;
  paragraphs: string[];
  /** Who, what, when and how much, each with its name. */
  facts: { name: string; value: string; isTotal?: boolean }[];
  /** Below the facts. */
  notes: string[];
  button: { label: string; url: string };
  /** Why the reader gets this email. */
  footer: string;
}

/** Returns with whom, when in both time zones, and for how much a lesson is, and until when a new one can be cancelled; without what is not known. */
export function lessonFacts(lesson: LessonRecord, reader: Reader, isNew: boolean): Letter['facts'] {
  const { t, formats } = translator(reader.language, 'emails');
  const { timeZone } = reader;
  const isFree = isNew && lesson.studentId === reader.userId && timeZone !== undefined;
  const time = isFree && formats.moment(fromInstant(lesson.freeCancelUntil), timeZone);
  return [...meetingFacts(lesson, reader), ...(time ? [{ name: t('facts.freeCancel'), value: t('facts.freeCancelUntil', { time }) }] : [])];
}

/** Returns with whom, when in both time zones, and for how much a lesson is asked for, and until when its teacher can answer; without what is not known. */
export function requestFacts(request: RequestRecord, reader: Reader): Letter['facts'] {
  const { t, formats } = translator(reader.language, 'emails');
  const { timeZone } = reader;
  const isWaiting = request.status === 'pending' && request.teacherId === reader.userId && timeZone !== undefined;
  const deadline = isWaiting && formats.moment(fromInstant(request.expiresAt), timeZone);
  return [...meetingFacts(request, reader), ...(deadline ? [{ name: t('facts.answerBy'), value: deadline }] : [])];
}

type Meeting = Pick<LessonRecord & RequestRecord, 'studentId' | 'teacherId' | 'subject' | 'startsAt' | 'teacherTimeZone' | 'price'>;

function meetingFacts(lesson: Meeting, reader: Reader): Letter['facts'] {
  const { t, formats } = translator(reader.language, 'emails');
  const mine = lesson.studentId === reader.userId;
  const other = reader.nameOf(mine ? lesson.teacherId : lesson.studentId);
  const startsAt = fromInstant(lesson.startsAt);
  const zone = reader.timeZone;
  const isElsewhere = mine && other !== undefined && lesson.teacherTimeZone !== zone;
  return [
    { name: t('facts.lesson'), value: lesson.subject },
    ...(other === undefined ? [] : [{ name: t(mine ? 'facts.teacher' : 'facts.student'), value: other }]),
    ...(zone === undefined ? [] : [{ name: t('facts.when'), value: formats.moment(startsAt, zone) }]),
    ...(isElsewhere ? [{ name: t('facts.theirTime', { name: other }), value: formats.moment(startsAt, lesson.teacherTimeZone) }] : []),
    { name: t('facts.price'), value: formats.money(lesson.price.amountCents) },
  ].filter(({ value }) => value !== '');
}
