// Which subjects somebody means by the words they type.
import { nearestSubjects } from './synonyms.js';
import { shareOfMistakes } from './misspelling.js';
import { plain } from '../domain/search-text.js';
import { coreWords, subjects, subjectWords } from './subject-words.js';

/** Of the letters of a misspelled word, this share may be wrong. */
const typoShare = 0.3;
/** Up to this share, a subject is near enough to be offered. */
const nearShare = 0.5;
/** Shorter words are too much like names: 'bio' is one letter from Biko. */
const shortestTypo = { name: 4, synonym: 5 };
const shortestInside = 3;
const longestWords = 60;

export interface Meant {
  subjects: string[];
  /** False for a guess, for when the text itself finds nobody: part of the words ('GCSE maths') or a misspelling. */
  isName: boolean;
}

/** Returns the subjects that are known by these words ('maths teacher'), or else the best guess; null without any. */
export function meantSubjects(words: string): Meant | null {
  const wanted = coreWords(words);
  if (wanted === '') return null;
  const named = inOrder(subjectWords.filter(({ word }) => word === wanted));
  // The name itself is found as text, together with modules that contain it.
  if (named.some((subject) => plain(subject) === plain(words))) return null;
  if (named.length > 0) return { subjects: named, isName: true };
  if (wanted.length > longestWords) return null;
  const guess = inOrder(wordsInside(wanted));
  const guessed = guess.length > 0 ? guess : misspelled(wanted);
  return guessed.length > 0 ? { subjects: guessed, isName: false } : null;
}

/** Returns the subjects whose names contain the words, and those that are meant by them. */
export function subjectsFor(words: string): string[] {
  const wanted = plain(words);
  const meant = meantSubjects(words);
  const containing = subjects.filter((subject) => plain(subject).includes(wanted));
  return containing.length > 0 && !meant?.isName ? containing : [...new Set([...(meant?.subjects ?? []), ...containing])];
}

/** Returns the subjects to offer where the words find nobody: those they mean, then those they resemble, the closest first. */
export function subjectsNear(words: string): string[] {
  const wanted = coreWords(words).slice(0, longestWords);
  const known = Object.entries(nearestSubjects).flatMap(([word, near]) => (isInside(wanted, word) ? near : []));
  const alike = resembling(wanted, nearShare).map(({ subject }) => subject);
  return [...new Set([...(meantSubjects(words)?.subjects ?? []), ...known, ...alike])];
}

/** Returns the names inside the words, except those inside another name: of 'further maths', not also 'maths'. */
function wordsInside(wanted: string): typeof subjectWords {
  const inside = subjectWords.filter(({ word }) => word.length >= shortestInside && isInside(wanted, word));
  return inside.filter(({ word }) => !inside.some((other) => other.word.length > word.length && isInside(other.word, word)));
}

function misspelled(wanted: string): string[] {
  const close = resembling(wanted, typoShare);
  return inOrder(close.filter(({ share }) => share === close[0]?.share));
}

/** Returns the names and synonyms of which at most this share is wrong, the closest first. */
function resembling(wanted: string, most: number): { subject: string; share: number }[] {
  if (wanted.length < shortestTypo.name) return [];
  return subjectWords
    .filter(({ word, isOwn }) => word.length >= (isOwn ? shortestTypo.name : shortestTypo.synonym))
    .map(({ subject, word }) => ({ subject, share: shareOfMistakes(wanted, word) }))
    .filter(({ share }) => share <= most)
    .sort((a, b) => a.share - b.share);
}

const isInside = (words: string, word: string): boolean => ` ${words} `.includes(` ${word} `);

/** Returns the subjects of these words in the order of the curriculum, each once. */
function inOrder(words: { subject: string }[]): string[] {
  return subjects.filter((subject) => words.some((word) => word.subject === subject));
}
