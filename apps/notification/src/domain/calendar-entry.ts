// The entry of a calendar that an email brings, changes or removes.
import type { LessonRecord } from '@somo/contracts/lessons';
import { joinOpensMinutes } from '@somo/contracts/rules/booking';
import { googleAddUrl, outlookAddUrl } from '@somo/messages/add-links';
import { lessonEntry, type LessonEntry } from '@somo/messages/lesson-entry';
import { translator } from '@somo/messages/translator';
import type { Content, EmailedContent } from './content.js';
import type { Letter } from './letter.js';
import type { Reader } from './reader.js';

interface MailedEntry {
  method: 'REQUEST' | 'CANCEL';
  entry: LessonEntry;
}

/**
 * Returns the entry as the lesson is now; undefined for an email of other news. Nobody is written to when a lesson is paid, so that nothing would
 * ever confirm a tentative entry: the entry of an unpaid lesson is confirmed at once, and taken back with the lesson if it stays unpaid.
 */
export function mailedEntry(
  content: EmailedContent,
  lesson: LessonRecord | undefined,
  reader: Reader,
  publicUrl: string,
): MailedEntry | undefined {
  if (!lesson || !bringsEntry(content)) return undefined;
  const entry = entryOf(lesson, reader, publicUrl);
  if (lesson.status === 'cancelled') return { method: 'CANCEL', entry };
  return lesson.status === 'confirmed' || lesson.status === 'completed' ? { method: 'REQUEST', entry } : undefined;
}

/** Returns a lesson as this reader's calendar shows it, once it is paid. */
export function entryOf(lesson: LessonRecord, reader: Reader, publicUrl: string): LessonEntry {
  const { userId: readerId, language } = reader;
  const name = reader.nameOf(lesson.studentId === readerId ? lesson.teacherId : lesson.studentId);
  const asPaid = { ...lesson, paidAt: lesson.paidAt ?? lesson.createdAt };
  return lessonEntry(asPaid, { readerId, language, name, publicUrl, opensMinutes: joinOpensMinutes });
}

/** Whether the email is about a lesson that was booked, moved or cancelled. */
function bringsEntry(content: Content): boolean {
  return (
    content.type === 'new_booking' ||
    content.type === 'booking_confirmation' ||
    content.type === 'request_accepted' ||
    changesEntry(content)
  );
}

/** Whether the email is about a lesson that was moved or cancelled, which a calendar may show already. */
export function changesEntry({ type, params }: Content): boolean {
  if (type === 'booking_cancelled') return true;
  if (type === 'booking_rescheduled') return params.step === 'moved';
  return type === 'payment' && params.cancelled !== undefined;
}

/** Returns the links that add a new lesson to a calendar in the web. */
export function addLinks({ method, entry }: MailedEntry, { language }: Reader): Letter['links'] {
  if (method === 'CANCEL') return undefined;
  const { t } = translator(language, 'emails');
  // The address of the lesson says enough, and a text of links stays short.
  const brief = { ...entry, description: '' };
  return {
    name: t('addToCalendar.name'),
    links: [
      { label: t('addToCalendar.google'), url: googleAddUrl(brief) },
      { label: t('addToCalendar.outlook'), url: outlookAddUrl(brief) },
    ],
  };
}
