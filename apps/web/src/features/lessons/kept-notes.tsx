import { useMemo } from 'react';
import type { Lesson } from '@somo/contracts/lessons';
import { notesDrafts } from '../../lib/kept-draft';
import { NotesField, type KeptText } from './notes-field';
import type { Side } from './lesson-rules';

const privateSavedAfterMs = 1_500;

/**
 * The notes of a lesson, kept on this device from the first letter. A student's private ones are saved by themselves; a teacher decides when
 * the student reads theirs.
 */
export function KeptNotes({ lesson, side, userId }: { lesson: Lesson; side: Side; userId: string }) {
  const kept = useMemo(() => textOf(userId, lesson.id), [userId, lesson.id]);
  return <NotesField lesson={lesson} side={side} kept={kept} {...(side === 'student' ? { saveAfterMs: privateSavedAfterMs } : {})} />;
}

/** Returns the place for what one person writes about one lesson. */
function textOf(userId: string, lessonId: string): KeptText {
  const texts = () => notesDrafts.of(userId)?.texts ?? {};
  return {
    read: () => texts()[lessonId] ?? null,
    write: (text) => {
      const { [lessonId]: _, ...others } = texts();
      notesDrafts.keep({ userId, texts: text === null ? others : { ...others, [lessonId]: text } });
    },
  };
}
