import { readFileSync } from 'node:fs';
import { locales, sourceLocale } from '@somo/messages/locales';
import { namesOf } from '@somo/messages/server-names';
import { curriculum } from './curriculum.js';
import { searchWays } from './search-ways.js';

const file = (locale: string) => new URL(`../../../../libs/messages/locales/${locale}/syllabus.json`, import.meta.url);
const syllabusIn = (locale: string) => JSON.parse(readFileSync(file(locale), 'utf8')) as Record<string, Record<string, string>>;
const translations = locales.filter((each) => each !== sourceLocale);
/** What a language may write as English does: programs, exams and loanwords of at most two words. */
const isName = (text: string) => text.split(' ').length <= 2;

describe.each(translations)('SET-05 SUBJ-05 the curriculum in %s', (locale) => {
  const syllabus = syllabusIn(locale);

  it('has every description and lesson title of every module, and no others', () => {
    const texts = new Map<string, Set<string>>();
    for (const { subject, description, lessons } of curriculum) {
      const own = texts.get(subject) ?? new Set<string>();
      for (const text of [description, ...lessons.map(({ title }) => title)]) own.add(text);
      texts.set(subject, own);
    }
    expect(Object.fromEntries(Object.entries(syllabus).map(([subject, words]) => [subject, Object.keys(words).sort()]))).toEqual(
      Object.fromEntries([...texts].map(([subject, own]) => [subject, [...own].sort()])),
    );
  });

  it('is translated', () => {
    const texts = Object.values(syllabus).flatMap((words) => Object.entries(words));
    expect(texts.filter(([english, text]) => text.trim() === '' || (text === english && !isName(english)))).toEqual([]);
    const { module } = namesOf(locale);
    expect(curriculum.filter(({ name }) => module(name) === name)).toEqual([]);
  });

  it('has lessons of different names in each module', () => {
    const twice = curriculum.filter(({ subject, lessons }) => {
      const titles = lessons.map(({ title }) => syllabus[subject]?.[title]);
      return new Set(titles).size < titles.length;
    });
    expect(twice.map(({ name }) => name)).toEqual([]);
  });

  it('FIND-02 is found by what its modules are called', () => {
    const { module } = namesOf(locale);
    const lost = curriculum.filter(({ name }) => !searchWays(module(name)).some((way) => way.module === name));
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});

it.each([
  ['trigonométrie', 'Geometry and Trigonometry'],
  ['trigonometria', 'Geometry and Trigonometry'],
  ['التفاضل والتكامل', 'Calculus'],
  ['kalkulasi', 'Calculus'],
])('SET-05 FIND-02 %p finds the module %s', (words, name) => {
  expect(searchWays(words).map((way) => way.module)).toContain(name);
});
