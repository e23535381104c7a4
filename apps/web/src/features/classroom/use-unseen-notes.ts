import { useState } from 'react';
import type { Place } from './place';

/** Returns 1 while the teacher has written notes that this student has not looked at; a teacher writes them. */
export function useUnseenNotes({ lesson, side }: Place, isOpen: boolean): 0 | 1 {
  const written = side === 'student' ? (lesson.lessonNotes?.updatedAt ?? '') : '';
  const [seen, setSeen] = useState(written);
  if (isOpen && seen !== written) setSeen(written);
  return seen === written ? 0 : 1;
}
