// The ways in which a text is searched for, one after the other until one finds a teacher.
import { curriculum } from './curriculum.js';
import { modulesCalled } from './module-words.js';
import { nearestSubjects } from './near-subjects.js';
import { isKnown, meantSubjects } from './meant-subjects.js';
import { placeIn } from './places.js';
import { spokenLanguage } from './spoken-languages.js';
import { asksForAnybody, coreWords, subjects } from './subject-words.js';
import { nameMatch, type NameMatch } from '../domain/name-match.js';
import { plain } from '../domain/search-text.js';

export interface SearchWay {
  /** Whether names, subjects and modules are searched for the text. */
  byText: boolean;
  /** The English name of a module that the text is a translation of: searched for in its place. */
  module: string | null;
  /** People who are called so are found, and come first. */
  names: NameMatch | null;
  /** Subjects whose teachers are found whatever their text says. */
  subjects: string[] | null;
  /** Narrow what is found. */
  country: string | null;
  language: string | null;
  /** What is found has other words than the text: a misspelling, or only a part of it. */
  isGuess: boolean;
}

const everybody: SearchWay = { byText: false, module: null, names: null, subjects: null, country: null, language: null, isGuess: false };
const text: SearchWay = { ...everybody, byText: true };
const shortForm = 3;

const moduleNames = curriculum.map(({ name }) => plain(name));

/**
 * Returns the ways for a text, best first. A word for one subject ('maths') finds its teachers along with those whose text contains it. A
 * short form ('ICT') or a word for several subjects ('science') is part of too many other texts, so subjects come first. What modules are
 * named after ('calculus'), in any language, finds their teachers first, and a guess comes last. A short form of a subject that no one teaches ('PE') finds
 * no one, and 'tutor' finds all.
 */
export function searchWays(q: string | undefined): [SearchWay, ...SearchWay[]] {
  const words = plain(q ?? '');
  if (asksForAnybody(words)) return [everybody];
  const isShort = words.length <= shortForm;
  if (isShort && Object.hasOwn(nearestSubjects, words)) return [{ ...everybody, subjects: [] }];
  const place = placeIn(words);
  if (place) return placeWays(place);
  const meant = meantSubjects(words);
  const modules = modulesCalled(words).map((module) => ({ ...text, module }));
  if (meant === null) return [text, ...modules, ...personWays(words, isOneWord(words))];
  const bySubjects = { ...everybody, subjects: meant.subjects };
  if (!meant.isName) return [text, ...modules, { ...bySubjects, names: nameMatch(meant.beside), isGuess: true }];
  if (isShort || meant.subjects.length > 1) return [bySubjects, text];
  if (moduleNames.some((name) => name.includes(words))) return [text, bySubjects];
  const [called, ...others] = modules;
  if (called) return [called, ...others, bySubjects];
  return [{ ...bySubjects, byText: true }];
}

/** A country alone comes before people who are called so ('Mali' is part of Malika); beside other words it narrows what they find. */
function placeWays({ country, rest }: { country: string; rest: string }): [SearchWay, ...SearchWay[]] {
  if (rest === '') return [{ ...everybody, country }, text];
  const own = subjects.filter((subject) => plain(subject) === rest);
  const meant = own.length > 0 ? { subjects: own, isName: true, beside: [] } : meantSubjects(rest);
  if (!meant) return [text, ...personWays(rest, false).map((way) => ({ ...way, country }))];
  const found = { ...everybody, subjects: meant.subjects, names: nameMatch(meant.beside) };
  return [text, { ...found, country, isGuess: !meant.isName }, { ...found, isGuess: true }];
}

/** Teachers with these words in their name, in any order, who speak this language, or whose name is almost the same. */
function personWays(words: string, isSearchedAsText: boolean): SearchWay[] {
  const core = coreWords(words);
  const names = isSearchedAsText ? null : nameMatch(core.split(' '));
  const language = spokenLanguage(core);
  const misspelled = language || isKnown(core) ? null : nameMatch(core.split(' '), 'misspelled');
  return [
    ...(names ? [{ ...everybody, names }] : []),
    ...(language ? [{ ...everybody, language }] : []),
    ...(misspelled ? [{ ...everybody, names: misspelled, isGuess: true }] : []),
  ];
}

const isOneWord = (words: string): boolean => words === coreWords(words) && !words.includes(' ');
