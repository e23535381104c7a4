// Notes about a lesson: who may write them, and who reads which.
import type { LessonText } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import type { Booking } from './booking.js';

/** The teacher's lesson notes are for both participants; a private text is for its author alone. */
type TextKind = 'lesson-notes' | 'private';

export interface AuthoredText {
  kind: TextKind;
  authorId: string;
  text: string;
  /** Epoch milliseconds. */
  updatedAt: number;
}

export interface ReadableNotes {
  lessonNotes: LessonText | null;
  myNotes: LessonText | null;
}

/** Returns what this side of a lesson writes. */
export const kindWrittenBy = (side: 'student' | 'teacher'): TextKind => (side === 'teacher' ? 'lesson-notes' : 'private');

/** Refuses 'notes-not-allowed'. */
export function checkTakesNotes({ status }: Pick<Booking, 'status'>): void {
  if (status !== 'confirmed' && status !== 'completed') throw refuse('notes-not-allowed');
}

/** Returns the texts that a participant may read; none for anyone else (null). */
export function notesFor(texts: AuthoredText[], readerId: string | null): ReadableNotes {
  if (readerId === null) return { lessonNotes: null, myNotes: null };
  const shared = texts.find(({ kind }) => kind === 'lesson-notes');
  const own = texts.find(({ kind, authorId }) => kind === 'private' && authorId === readerId);
  return { lessonNotes: lessonText(shared), myNotes: lessonText(own) };
}

function lessonText(text: AuthoredText | undefined): LessonText | null {
  return text ? { text: text.text, updatedAt: toInstant(text.updatedAt) } : null;
}
