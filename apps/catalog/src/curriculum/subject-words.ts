// The words by which subjects are known: their names and synonyms, and what to leave out of a search before comparing.
import { curriculum } from './curriculum.js';
import { synonyms } from './synonyms.js';
import { plain } from '../domain/search-text.js';

export const subjects = [...new Set(curriculum.map(({ subject }) => subject))];

/** Words around a subject that say nothing about which one. */
const fillers = new Set(
  (
    'a an the and of for in to with my me i want need learn learning online private best good help teach teacher teachers tutor tutors ' +
    'tutoring tuition lesson lessons class classes course courses coach exam exams prep'
  ).split(' '),
);

/** Returns the words without case, accents, punctuation and fillers; of fillers alone, all of them. */
export function coreWords(words: string): string {
  const all = plain(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const kept = all.filter((word) => !fillers.has(word));
  return (kept.length > 0 ? kept : all).join(' ');
}

interface SubjectWord {
  subject: string;
  word: string;
  /** False for a synonym. */
  isOwn: boolean;
}

/** Every name and synonym with its subject. */
export const subjectWords: SubjectWord[] = subjects.flatMap((subject) => [
  { subject, word: plain(subject), isOwn: true },
  ...(synonyms[subject] ?? []).map((synonym) => ({ subject, word: coreWords(synonym), isOwn: false })),
]);
