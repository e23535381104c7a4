// The words by which subjects are known: their names and synonyms, and what to leave out of a search before comparing.
import { translatedNames } from '@somo/messages/server-names';
import { curriculum } from './curriculum.js';
import { otherWords } from './other-words.js';
import { synonyms } from './synonyms.js';
import { plain } from '../domain/search-text.js';

export const subjects = [...new Set(curriculum.map(({ subject }) => subject))];

/** Words for what every teacher here offers. */
const offers = new Set(
  (
    'learn learning online private help teach teacher teachers tutor tutors tutoring tuition lesson lessons class classes course courses ' +
    'coach exam exams prep'
  ).split(' '),
);

/** Words around a subject or a name that say nothing about which one. */
const fillers = new Set([
  ...offers,
  ...'a an the and of for in to with my me i want need best good mr mrs ms miss dr prof sir madam'.split(' '),
  ...'cours professeur professeurs lecon lecons apprendre de des du le la les l un une'.split(' '),
  ...'aula aulas professor professora professores explicador explicadora explicacoes da do dos das em para'.split(' '),
  ...'mwalimu walimu somo masomo kipindi vipindi darasa madarasa kujifunza jifunze kufundisha wa ya za cha kwa na'.split(' '),
  ...'معلم معلمه معلمين مدرس مدرسه استاذ درس دروس حصه حصص خصوصي خصوصيه تعلم تعليم تدريس اونلاين في من مع على ماده لغه'.split(' '),
]);

const word = /[\p{L}\p{N}]+(?:\+\+|#)?|\p{Extended_Pictographic}/gu;

/** Returns the words without case, accents, punctuation, possessives and fillers; of fillers alone, all of them. */
export function coreWords(words: string): string {
  const all = wordsOf(words);
  const kept = all.filter((each) => !fillers.has(each));
  return (kept.length > 0 ? kept : all).join(' ');
}

/** Whether the words ask for a teacher without saying of what ('online tutor'). */
export function asksForAnybody(words: string): boolean {
  const all = wordsOf(words);
  return all.every((each) => fillers.has(each)) && all.some((each) => offers.has(each)) && !isSubjectWord(all.join(' '));
}

const wordsOf = (words: string): string[] =>
  foldedArabic(plain(words))
    .replace(/['’]s(?!\p{L})/gu, '')
    .match(word) ?? [];

/** Arabic is typed with or without the article, and with one of two letters at the ends of words. */
const foldedArabic = (words: string): string =>
  words
    .replace(/\u0640/g, '')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/(?<!\p{L})ال(?=\p{L}{2})/gu, '');

interface SubjectWord {
  subject: string;
  word: string;
  /** False for a synonym. */
  isOwn: boolean;
}

/** Returns what a subject is called besides its English name, in every language. */
function synonymsOf(subject: string): string[] {
  const named = translatedNames.map((names) => names.subject(subject));
  const words = [synonyms, ...otherWords].flatMap((table) => table[subject] ?? []);
  return [...new Set([...words, ...named].map(coreWords))];
}

/** Every name and synonym with its subject. */
export const subjectWords: SubjectWord[] = subjects.flatMap((subject) => [
  { subject, word: plain(subject), isOwn: true },
  ...synonymsOf(subject).map((word) => ({ subject, word, isOwn: false })),
]);

const isSubjectWord = (words: string): boolean => subjectWords.some((each) => each.word === words);
