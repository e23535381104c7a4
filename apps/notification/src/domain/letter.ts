// What an email shows, before it is drawn: the same for every kind of email.
import type { LessonRecord } from '@somo/contracts/lessons';
import type { RequestRecord } from '@somo/contracts/requests';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { translator } from '@somo/messages/translator';
import { meetingFacts } from './meeting.js';
import type { Addressee } from './reader.js';

export interface Fact {
  name: string;
  value: string;
  isTotal?: boolean;
  /** Shown large above the others, where there is a design. */
  isHeadline?: boolean;
}

/** What is grasped first. */
export interface Headline {
  name: string;
  main: string;
  lines: string[];
  /** What no longer takes place. */
  isOff?: boolean;
}

export interface Letter {
  language: string;
  direction: string;
  title: string;
  paragraphs: string[];
  /** What somebody wrote. */
  said?: { name: string; text: string } | undefined;
  headline?: Headline | undefined;
  /** The times to choose from. */
  offered?: { name: string; times: string[] } | undefined;
  /** Who, what, when and how much, each with its name. */
  facts: Fact[];
  /** Below the facts. */
  notes: string[];
  button: { label: string; url: string };
  /** Why the reader gets this email. */
  footer: string;
}

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
