// What an email about a lesson, or a request for one, lists below its sentence.
import type { LessonRecord } from '@somo/contracts/lessons';
import type { RequestRecord } from '@somo/contracts/requests';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { translator } from '@somo/messages/translator';
import type { Fact } from './letter.js';
import { meetingFacts } from './meeting.js';
import type { Addressee } from './reader.js';

/** Returns the facts of a lesson, when it was before it moved, and until when a new one can be cancelled; without what is not known. */
export function lessonFacts(
  lesson: LessonRecord,
  reader: Addressee,
  { isNew, before }: { isNew: boolean; before: Instant | undefined },
): Fact[] {
  const { t, formats } = translator(reader.language, 'emails');
  const { timeZone } = reader;
  if (timeZone === undefined) return meetingFacts(lesson, reader);
  const momentOf = (at: Instant) => formats.moment(fromInstant(at), timeZone);
  const isFree = isNew && lesson.studentId === reader.userId;
  return [
    ...meetingFacts(lesson, reader),
    ...(before ? [{ name: t('facts.before'), value: momentOf(before) }] : []),
    ...(isFree ? [{ name: t('facts.freeCancel'), value: t('facts.freeCancelUntil', { time: momentOf(lesson.freeCancelUntil) }) }] : []),
  ];
}

/** Returns with whom, when in both time zones, and for how much a lesson is asked for, and until when its teacher can answer; without what is not known. */
export function requestFacts(request: RequestRecord, reader: Addressee): Fact[] {
  const { t, formats } = translator(reader.language, 'emails');
  const { timeZone } = reader;
  const isWaiting = request.status === 'pending' && request.teacherId === reader.userId && timeZone !== undefined;
  const deadline = isWaiting && formats.moment(fromInstant(request.expiresAt), timeZone);
  return [...meetingFacts(request, reader), ...(deadline ? [{ name: t('facts.answerBy'), value: deadline }] : [])];
}
