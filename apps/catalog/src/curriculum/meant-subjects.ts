// Which subjects the words of a search mean.
import { nearestSubjects, relatedSubjects } from './near-subjects.js';
import { shareOfMistakes } from './misspelling.js';
import { plain } from '../domain/search-text.js';
import { asksForAnybody, coreWords, subjects, subjectWords } from './subject-words.js';

/** Of each misspelled word, this share may be wrong: one letter in five of a name, in six of a synonym. */
const typoShare = { name: 0.2, synonym: 0.17 };
/** Up to this share, a subject's name is near enough to be offered. */
const nearShare = { name: 0.25, synonym: 0 };
/** Shorter words are too much like names: 'bio' is one letter from Biko. */
const shortestTypo = { name: 4, synonym: 5 };
const shortestInside = 3;
const longestWords = 60;

interface Meant {
  subjects: string[];
  /** False for a guess, used when the text itself finds no one: part of the words ('GCSE maths') or a misspelling. */
  isName: boolean;
  /** The words beside those that are known, which may be a name: of 'Kwame physics', 'kwame'. */
  beside: string[];
}

const nearWords = Object.entries(nearestSubjects).map(([word, near]) => ({ word: coreWords(word), near }));
const knownWords = [...subjectWords, ...nearWords].map(({ word }) => word);

/** Returns the subjects that are known by these words ('maths teacher'), or else the best guess; null without any. */
export function meantSubjects(words: string): Meant | null {
  const named = subjectsNamed(words);
  // The name itself is found as text, together with modules that contain it.
  if (named.some((subject) => plain(subject) === plain(words))) return null;
  return named.length > 0 ? { subjects: named, isName: true, beside: [] } : guessedSubjects(coreWords(words));
}

/** Returns the subjects whose names contain the words, and those that are meant by them, or else those near to them. */
export function subjectsFor(words: string): string[] {
  if (asksForAnybody(words)) return subjects;
  const wanted = plain(words);
  const meant = meantSubjects(words);
  const containing = subjects.filter((subject) => plain(subject).includes(wanted));
  const found = containing.length > 0 && !meant?.isName ? containing : [...new Set([...(meant?.subjects ?? []), ...containing])];
  return found.length > 0 ? found : subjectsNear(words);
}

/** Returns the subjects to offer when the words find no one: what they mean and what is close to that, or else what they resemble. */
export function subjectsNear(words: string): string[] {
  if (asksForAnybody(words)) return [];
  const wanted = coreWords(words).slice(0, longestWords);
  const named = subjectsNamed(words);
  const meant = named.length > 0 ? named : (guessedSubjects(wanted)?.subjects ?? []);
  const near = nearWords.flatMap(({ word, near }) => (isInside(wanted, word) ? near : []));
  const known = [...meant, ...near, ...meant.flatMap((subject) => relatedSubjects[subject] ?? [])];
  return [...new Set(known.length > 0 ? known : resembling(wanted, nearShare).map(({ subject }) => subject))];
}

/** Whether a word for a subject, or for something near to one, is among these. */
export function isKnown(words: string): boolean {
  const wanted = coreWords(words);
  return knownWords.some((word) => word === wanted || (word.length >= shortestInside && isInside(wanted, word)));
}

function subjectsNamed(words: string): string[] {
  const wanted = coreWords(words);
  return inOrder(subjectWords.filter(({ word }) => word === wanted));
}

/** A misspelling of the whole phrase comes before the words inside it: a misspelled word may leave another subject's. */
function guessedSubjects(wanted: string): Meant | null {
  if (wanted === '' || wanted.length > longestWords) return null;
  const whole = nearWords.some(({ word }) => word === wanted) ? [] : misspelled(wanted);
  if (whole.length > 0) return { subjects: whole, isName: false, beside: [] };
  const inside = longest(knownWords.filter((word) => word.length >= shortestInside && isInside(wanted, word)));
  const found = inOrder(subjectWords.filter(({ word }) => inside.includes(word)));
  const beside = inside.reduce((rest, word) => ` ${rest} `.replace(` ${word} `, ' ').trim(), wanted);
  return found.length > 0 ? { subjects: found, isName: false, beside: beside === '' ? [] : beside.split(' ') } : null;
}

/** Returns the words that are in none of the others: of 'further maths', not also 'maths'; of 'home economics', not economics. */
function longest(words: string[]): string[] {
  return words.filter((word) => !words.some((other) => other.length > word.length && isInside(other, word)));
}

function misspelled(wanted: string): string[] {
  const close = resembling(wanted, typoShare);
  return inOrder(close.filter(({ share }) => share === close[0]?.share));
}

/** Returns the names and synonyms of which at most such a share is wrong, the closest first. */
function resembling(wanted: string, most: typeof typoShare): { subject: string; share: number }[] {
  if (wanted.length < shortestTypo.name) return [];
  const shareOf = shareOfMistakes(wanted);
  return subjectWords
    .filter(({ word, isOwn }) => word.length >= (isOwn ? shortestTypo.name : shortestTypo.synonym))
    .map(({ subject, word, isOwn }) => ({ subject, share: shareOf(word), most: isOwn ? most.name : most.synonym }))
    .filter(({ share, most: allowed }) => share <= allowed)
    .sort((a, b) => a.share - b.share);
}

const isInside = (words: string, word: string): boolean => words.includes(word) && ` ${words} `.includes(` ${word} `);

/** Returns the subjects of these words in the order of the curriculum, each once. */
function inOrder(words: { subject: string }[]): string[] {
  return subjects.filter((subject) => words.some((word) => word.subject === subject));
}
