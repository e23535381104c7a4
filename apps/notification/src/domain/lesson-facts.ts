// What an email about a lesson, or a request for one, lists below its sentence.
import type { LessonRecord } from '@somo/contracts/lessons';
import type { RequestRecord } from '@somo/contracts/requests';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { translator } from '@somo/messages/translator';
import type { Fact } from './letter.js';
import { meetingFacts } from './meeting.js';
import type { Addressee } from './reader.js';

interface Extra {
  /** What the time is called. */
  when: string;
  isNew: boolean;
  before: Instant | undefined;
}

/** Returns the facts of a lesson, when it was before it moved, and until when it can be paid for and a new one cancelled; without what is not known. */
export function lessonFacts(lesson: LessonRecord, reader: Addressee, { when, isNew, before }: Extra): Fact[] {
  const { t, formats } = translator(reader.language, 'emails');
  const { timeZone } = reader;
  if (timeZone === undefined) return meetingFacts(lesson, reader, when);
  const momentOf = (at: Instant) => formats.moment(fromInstant(at), timeZone);
  const isStudent = lesson.studentId === reader.userId;
  const isFree = isNew && isStudent;
  const payBy = isStudent ? lesson.payBy : null;
  return [
    ...meetingFacts(lesson, reader, when),
    ...(before ? [{ name: t('facts.before'), value: momentOf(before) }] : []),
    ...(payBy ? [{ name: t('facts.payBy'), value: momentOf(payBy) }] : []),
    ...(isFree ? [{ name: t('facts.freeCancel'), value: t('facts.freeCancelUntil', { time: momentOf(lesson.freeCancelUntil) }) }] : []),
  ];
}

/** Returns the other person, the time in both time zones, the price and the time to answer of a requested lesson, as far as they are known. */
export function requestFacts(request: RequestRecord, reader: Addressee, when: string): Fact[] {
  const { t, formats } = translator(reader.language, 'emails');
  const { timeZone } = reader;
  const answeredBy = request.proposals.length > 0 ? request.studentId : request.teacherId;
  const isWaiting = request.status === 'pending' && answeredBy === reader.userId && timeZone !== undefined;
  const deadline = isWaiting && formats.moment(fromInstant(request.expiresAt), timeZone);
  return [...meetingFacts(request, reader, when), ...(deadline ? [{ name: t('facts.answerBy'), value: deadline }] : [])];
}
