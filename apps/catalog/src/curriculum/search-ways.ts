// The ways in which a text is searched for, one after the other until one finds somebody.
import { curriculum } from './curriculum.js';
import { nearestSubjects } from './synonyms.js';
import { meantSubjects } from './meant-subjects.js';
import { plain } from '../domain/search-text.js';

export interface SearchWay {
  /** Whether names, subjects and modules are searched for the text. */
  byText: boolean;
  /** Subjects whose teachers are found whatever their text says. */
  subjects: string[] | null;
}

const text: SearchWay = { byText: true, subjects: null };
const shortForm = 3;

const moduleNames = curriculum.map(({ name }) => plain(name));

/**
 * Returns the ways for a text, best first. A word for one subject ('maths') finds its teachers along with those whose text contains it. A
 * short form ('ICT') or a word for several subjects ('science') is part of too many other texts, so subjects come first. What modules are
 * named after ('calculus') finds their teachers first, and a guess comes last. A short form of what nobody teaches ('PE') finds nobody.
 */
export function searchWays(q: string | undefined): [SearchWay, ...SearchWay[]] {
  const words = plain(q ?? '');
  const isShort = words.length <= shortForm;
  if (isShort && Object.hasOwn(nearestSubjects, words)) return [{ byText: false, subjects: [] }];
  const meant = meantSubjects(words);
  if (meant === null) return [text];
  const { subjects, isName } = meant;
  if (isName && (isShort || subjects.length > 1)) return [{ byText: false, subjects }, text];
  if (!isName || moduleNames.some((name) => name.includes(words))) return [text, { byText: false, subjects }];
  return [{ byText: true, subjects }];
}
