import { retention } from '@somo/contracts/retention/retention';
import { readFileSync } from 'node:fs';

interface Content {
  privacy: { sections: { title: string; paragraphs: string[] }[] };
}

const yearDays = 366;
const { answers, attendance, browsers, contact, deliveries, documents, exports, inbox, notifications, recordings, sessions } = retention;
/** In the order in which the privacy policy names them. */
const deleted = [sessions, answers, attendance, deliveries, inbox, notifications, browsers, contact].map(({ days }) => days);

/** Returns the periods of a text in days; `unit` finds "7 days" and "2 years" in its language. Arabic has a word of its own for two years. */
const periodsIn = (text: string, unit: RegExp, year: string) =>
  [...text.replaceAll('سنتين', '2 سنة').matchAll(unit)].map(({ groups: { n, word } = {} }) => Number(n) * (word === year ? yearDays : 1));

describe.each([
  ['en', /(?<n>\d+)\s(?<word>days|years)/g, 'years'],
  ['fr', /(?<n>\d+)\s(?<word>jours|ans)/g, 'ans'],
  ['pt-PT', /(?<n>\d+)\s(?<word>dias|anos)/g, 'anos'],
  ['sw', /(?<word>siku|miaka)\s(?<n>\d+)/g, 'miaka'],
  ['ar', /(?<n>\d+)\s(?<word>يوم|يومًا|أيام|سنة)(?![\p{L}\p{M}])/gu, 'سنة'],
])('the privacy policy in %s', (locale, unit, year) => {
  const file = new URL(`../locales/${locale}/content.json`, import.meta.url);
  const { sections } = (JSON.parse(readFileSync(file, 'utf8')) as Content).privacy;
  const periods = (section: number, paragraph: number) => periodsIn(sections[section]?.paragraphs[paragraph] ?? '', unit, year);

  it('states the periods after which things are deleted', () => {
    expect(periods(4, 1)).toEqual(deleted);
    expect(periods(4, 0)).toEqual([documents.days, exports.days]);
    expect(periods(2, 1)).toEqual([recordings.days]);
  });
});

it('nothing that people are told of is kept longer than they are told', () => {
  expect(retention.outbox.days).toBeLessThanOrEqual(inbox.days);
  expect(retention.work.days).toBeLessThanOrEqual(inbox.days);
});
