import { entryOf, mailedEntry } from '../domain/calendar-entry.js';
import type { EmailedContent } from '../domain/content.js';
import type { Attachment } from '../domain/email.js';
import type { Addressee } from '../domain/reader.js';
import type { Invitation } from '../outside/mail/port.js';
import type { LessonRecord } from '@somo/contracts/lessons';
import { calendarFile } from '@somo/platform/calendar/calendar-file';
import { Buffer } from 'node:buffer';

interface Around {
  publicUrl: string;
  /** The address that emails come from: the same organizer for ever, or programs take a change for another event. */
  from: string;
}

/** Returns the part of an email by which mail programs add, move or remove its lesson. */
export function invitationOf(
  content: EmailedContent,
  lesson: LessonRecord | undefined,
  reader: Addressee,
  { publicUrl, from }: Around,
): Invitation | undefined {
  const mailed = mailedEntry(content, lesson, reader, publicUrl);
  if (!mailed) return undefined;
  const people = { organizer: { name: 'Somo', email: from }, attendee: reader.email };
  return { method: mailed.method, text: calendarFile({ method: mailed.method, entries: [mailed.entry], people }) };
}

/** Returns several lessons as one file: mail programs add only one lesson by themselves. */
export function lessonsFile(lessons: LessonRecord[], reader: Addressee, { publicUrl }: Around): Attachment | undefined {
  if (lessons.length === 0) return undefined;
  const text = calendarFile({ method: 'PUBLISH', entries: lessons.map((lesson) => entryOf(lesson, reader, publicUrl)) });
  return {
    name: 'somo-lessons.ics',
    type: 'text/calendar; method=PUBLISH; charset=utf-8',
    content: Buffer.from(text, 'utf8').toString('base64'),
  };
}
