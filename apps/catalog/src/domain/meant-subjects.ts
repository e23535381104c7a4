// Which subjects somebody means by the words they type.
import leven from 'leven';
import { curriculum } from '../curriculum/curriculum.js';
import { synonyms } from '../curriculum/synonyms.js';
import { plain } from './search-text.js';

const subjects = [...new Set(curriculum.map(({ subject }) => subject))];

/** Words around a subject that say nothing about which one. */
const fillers = new Set(
  (
    'a an the and of for in to with my me i want need learn learning online private best good help teach teacher teachers tutor tutors ' +
    'tutoring tuition lesson lessons class classes course courses coach exam exams prep'
  ).split(' '),
);
/** Of the letters of a misspelled word, this share may be wrong. */
const typoShare = 0.3;
/** Up to this share, a subject is near enough to be offered. */
const nearShare = 0.6;
const shortestTypo = 4;
const longestWords = 60;

const names = new Map(subjects.map((subject) => [subject, [plain(subject), ...(synonyms[subject] ?? []).map(core)]]));

export interface Meant {
  subjects: string[];
  /** False for a misspelling: only a guess, for when the text itself finds nothing. */
  isName: boolean;
}

/** Returns the subjects that are known by these words ('maths teacher'), or else those whose names come closest to them; null if none does. */
export function meantSubjects(words: string): Meant | null {
  const wanted = core(words);
  if (wanted === '') return null;
  const named = subjects.filter((subject) => namesOf(subject).includes(wanted));
  // The name itself is found as text, together with modules that contain it.
  if (named.some((subject) => plain(subject) === plain(words))) return null;
  if (named.length > 0) return { subjects: named, isName: true };
  if (wanted.length < shortestTypo || wanted.length > longestWords) return null;
  const ranked = rank(wanted);
  const closest = ranked.filter(({ share }) => share <= typoShare && share === ranked[0]?.share);
  return closest.length > 0 ? { subjects: closest.map(({ subject }) => subject), isName: false } : null;
}

/** Returns the subjects that resemble the words, the closest first. */
export function subjectsNear(words: string): string[] {
  return rank(core(words).slice(0, longestWords))
    .filter(({ share }) => share <= nearShare)
    .map(({ subject }) => subject);
}

function rank(wanted: string) {
  const shareOf = (name: string) => leven(wanted, name) / Math.max(wanted.length, name.length, shortestTypo);
  return subjects.map((subject) => ({ subject, share: Math.min(...namesOf(subject).map(shareOf)) })).sort((a, b) => a.share - b.share);
}

const namesOf = (subject: string): string[] => names.get(subject) ?? [];

function core(words: string): string {
  const all = plain(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const kept = all.filter((word) => !fillers.has(word));
  return (kept.length > 0 ? kept : all).join(' ');
}
