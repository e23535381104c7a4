// What modules are called in languages other than English.
import { translatedNames } from '@somo/messages/server-names';
import { curriculum } from './curriculum.js';
import { coreWords } from './subject-words.js';

/** Shorter words are part of too many names. */
const shortestPart = 5;
const mostModules = 3;

const translations = curriculum.flatMap(({ name, subject }) =>
  translatedNames.map((names) => ({ name, words: coreWords(names.module(name)), isOwn: !name.includes(subject) })),
);

/** Returns the English names of the modules that are called so, or whose own name ('Géométrie et trigonométrie') contains the words. */
export function modulesCalled(words: string): string[] {
  const wanted = coreWords(words);
  const isPart = (all: string) => wanted.length >= shortestPart && ` ${all} `.includes(` ${wanted} `);
  const found = translations.filter(({ words: all, isOwn }) => all === wanted || (isOwn && isPart(all)));
  return [...new Set(found.map(({ name }) => name))].slice(0, mostModules);
}
