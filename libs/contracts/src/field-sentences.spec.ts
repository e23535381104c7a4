import 'reflect-metadata';
import { getMetadataStorage } from 'class-validator';
import { readdirSync } from 'node:fs';
import { brokenRule, brokenRules, fieldSentences } from './field-sentences.js';
import { commonPassword, passwordProblems } from './rules/password.js';
import { guessableProblem } from './rules/guessable-password.js';
import { lineProblem, textProblem } from './rules/lines.js';
import { fileNameProblem } from './rules/uploads.js';

/** The sentences that the classes of requests bring along; those that name a parameter are for programmers. */
async function sentencesOfClasses(): Promise<string[]> {
  const folder = new URL('./routes/', import.meta.url);
  const files = readdirSync(folder).filter((name) => /(?<!\.spec)\.ts$/.test(name));
  const modules: Record<string, unknown>[] = [];
  for (const name of files) modules.push((await import(new URL(name, folder).href)) as Record<string, unknown>);
  const classes = modules.flatMap((each) => Object.values(each)).filter((each) => typeof each === 'function');
  return classes
    .flatMap((each) => getMetadataStorage().getTargetValidationMetadatas(each, '', false, false))
    .map(({ message }) => message)
    .filter((message): message is string => typeof message === 'string' && /^\p{Lu}/u.test(message) && !message.includes('$property'));
}

describe('the sentences about fields', () => {
  it('are all known by their rule', async () => {
    const ofClasses = await sentencesOfClasses();
    expect(ofClasses.length).toBeGreaterThan(10);
    const made = [
      ...passwordProblems(''),
      ...passwordProblems('x'.repeat(200)),
      ...[commonPassword, guessableProblem('Abcd1234'), guessableProblem('Somo-1')],
      ...['a\nb', 'www.somo.test', 'x'.repeat(99)].map((text) => lineProblem(text, 'missing')),
      ...['a\u0007', 'x'.repeat(99), 'x'].map((text) => textProblem(text, 80, 'missing', 2)),
      ...['', 'a/b', 'x'.repeat(300)].map(fileNameProblem),
    ];
    expect([...new Set([...ofClasses, ...made])].filter((sentence) => sentence === undefined || !brokenRule(sentence))).toEqual([]);
  });

  it('are each about one rule, with their parameters', () => {
    const filled = (sentence: string) => sentence.replaceAll(/\{\{\w+\}\}/g, '7');
    expect(Object.entries(fieldSentences).filter(([rule, sentence]) => brokenRule(filled(sentence))?.rule !== rule)).toEqual([]);
    expect(brokenRule('Please use at most 80 characters')).toEqual({ rule: 'too-long', params: { max: '80' } });
  });

  it('stand at the places of their sentences; what is for programmers has none', () => {
    const first = { rule: 'first-name-missing', params: {} };
    expect(brokenRules({ firstName: ['x must be text', 'First name is required'] })).toEqual({ firstName: [null, first] });
    expect(brokenRules({ page: ['page must be a number'] })).toBeUndefined();
  });
});
