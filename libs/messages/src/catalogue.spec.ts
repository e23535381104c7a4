import { readdirSync, readFileSync } from 'node:fs';
import { fieldSentences } from '@somo/contracts/field-sentences';
import { refusals } from '@somo/contracts/refusals';
import { accountLanguages } from '@somo/contracts/account-settings';
import { isFromRight, isInEnglish, localeNames, locales, localesInReview, sourceLocale } from './locales.js';
import { pluralFormsOf, pluralKey } from './plurals.js';
import { pseudoLocales, type PseudoLocale } from './pseudo-locales.js';
import { pseudoFormats, pseudoText, pseudoWords } from './pseudo.js';

type Words = { [key: string]: string | Words };

const folder = new URL('../locales/', import.meta.url);
const read = (locale: string, file: string) => JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8')) as Words;
const filesOf = (locale: string) => readdirSync(new URL(`${locale}/`, folder)).sort();
const textFiles = filesOf(sourceLocale).filter((file) => file !== 'formats.json');
const parametersOf = (text: string) => [...text.matchAll(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g)].map(([each]) => each).sort();

/** Returns every text of an area with its key, such as 'types.all'. */
function flatten(words: Words, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
}

/** Returns the plural keys that are missing from an area, for the forms its language has. */
function missingPlurals(words: Words, locale: string): string[] {
  const keys = new Set(flatten(words).map(([key]) => key));
  const stems = new Set([...keys].flatMap((key) => pluralKey.exec(key)?.[1] ?? []));
  return [...stems].flatMap((stem) => pluralFormsOf(locale).map((form) => `${stem}_${form}`)).filter((key) => !keys.has(key));
}

/** Returns the keys that only one of the two has, or whose parameters differ. Of plurals only `other` is compared: the rest may omit the number. */
function differences(words: Words, english: Words): string[] {
  const parameters = (each: Words) =>
    new Map(
      flatten(each).flatMap(([key, text]) => (/_(zero|one|two|few|many)$/.test(key) ? [] : [[key, parametersOf(text).join()] as const])),
    );
  const [translated, source] = [parameters(words), parameters(english)];
  return [...new Set([...translated.keys(), ...source.keys()])].filter((key) => translated.get(key) !== source.get(key));
}

/** What a language has in its own words. */
const ownFiles = (locale: string) => textFiles.filter((file) => !isInEnglish(locale, file.replace('.json', '')));
/** Names, in any language. */
const names = ['google', 'hd', 'icloud', 'kbit', 'meet', 'microsoft', 'outlook', 'outlook.com', 'paypal', 'skype', 'somo', 'teams', 'zoom'];
/** Words that a language has in common with English. */
const sameWords: Record<string, readonly string[]> = {
  fr: [
    ...[
      'action',
      'code',
      'contact',
      'contacts',
      'date',
      'dates',
      'ellipse',
      'europe',
      'excellent',
      'menu',
      'message',
      'messages',
      'minute',
      'minutes',
    ],
    ...['module', 'note', 'notes', 'notification', 'notifications', 'orange', 'page', 'pages', 'participants', 'photo', 'rectangle'],
    ...['total', 'transactions', 'type', 'version'],
  ],
  'pt-PT': ['calendar', 'diploma', 'mb', 'menu', 'offline', 'online', 'total'],
  ar: ['mb'],
  sw: ['apple', 'asia', 'australia', 'calendar', 'mb', 'video'],
};

it.each(locales)('SET-05 %s is read from the side that its formats name', (locale) => {
  expect(isFromRight(locale) ? 'rtl' : 'ltr').toBe(read(locale, 'formats.json')['direction']);
});

it('SET-05 the languages of accounts are those of the catalogue, and each has a name', () => {
  expect([...accountLanguages]).toEqual(locales);
  expect(Object.keys(localeNames)).toEqual(locales);
  expect(localesInReview.filter((each) => !locales.includes(each) || each === sourceLocale)).toEqual([]);
});

describe.each(locales)('the catalogue in %s', (locale) => {
  it('has a file for every area, and no others', () => {
    const apiFiles =
      locale === sourceLocale ? [] : ['cities.json', 'module-names.json', 'refusals.json', 'rules.json', 'subjects.json', 'syllabus.json'];
    expect(filesOf(locale)).toEqual([...ownFiles(locale), 'formats.json', ...apiFiles].sort());
  });

  it('writes dates, numbers and money under the same names as English, in patterns with the same parameters', () => {
    const namesIn = (formats: Words) => [Object.keys(formats), Object.keys(formats['dates'] ?? {})];
    const patternsIn = (formats: Words) =>
      Object.fromEntries(Object.entries(formats).filter(([, value]) => typeof value === 'string' && value.includes('{{')));
    const [own, english] = [read(locale, 'formats.json'), read(sourceLocale, 'formats.json')];
    expect(namesIn(own)).toEqual(namesIn(english));
    expect(differences(patternsIn(own), patternsIn(english)).filter((key) => key !== 'zoneName')).toEqual([]);
    expect(Intl.getCanonicalLocales(own['tag'] as string)).toEqual([own['tag']]);
  });

  it.each(ownFiles(locale))('%s has every plural form, and the same keys and parameters as English', (file) => {
    expect(missingPlurals(read(locale, file), locale)).toEqual([]);
    expect(differences(read(locale, file), read(sourceLocale, file))).toEqual([]);
  });

  it('has a sentence for every refusal', () => {
    const words =
      locale === sourceLocale
        ? Object.fromEntries(Object.entries(refusals).map(([code, { message }]) => [code, message]))
        : read(locale, 'refusals.json');
    expect(Object.keys(words).sort()).toEqual(Object.keys(refusals).sort());
    expect(Object.values(words).filter((text) => typeof text !== 'string' || text === '')).toEqual([]);
  });
});

describe.each(locales.filter((each) => each !== sourceLocale))('the translation to %s', (locale) => {
  it.each(ownFiles(locale))('%s is not in English anymore', (file) => {
    const english = new Map(flatten(read(sourceLocale, file)));
    const wordsOf = (text: string) => text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, '').match(/[\p{L}.]{2,}/gu) ?? [];
    const isAlike = (text: string) => wordsOf(text).every((word) => [...names, ...(sameWords[locale] ?? [])].includes(word.toLowerCase()));
    const left = flatten(read(locale, file)).filter(([key, text]) => english.get(key) === text && !isAlike(text));
    expect(left).toEqual([]);
  });
});

it.each(locales)('SET-05 the words below the buttons of the classroom fit a phone in %s', (locale) => {
  const controls = read(locale, 'classroom.json')['controls'] as Record<string, string>;
  const words = ['mute', 'unmute', 'camera', 'shareWord', 'stop', 'board', 'chat', 'notes', 'materials', 'more', 'leave'];
  expect(words.filter((key) => (controls[key]?.length ?? 0) > 9)).toEqual([]);
});

it.each(locales.filter((each) => each !== sourceLocale))('%s has every sentence about fields, with its parameters', (locale) => {
  expect(differences(read(locale, 'rules.json'), fieldSentences)).toEqual([]);
});

it("English texts put no article before a parameter, which can begin with any sound: 'a {{subject}} lesson' fails for Accounting", () => {
  const texts = textFiles.flatMap((file) => flatten(read(sourceLocale, file)).map(([key, text]) => `${file} ${key}: ${text}`));
  expect(texts.filter((text) => /\ban? (<\w+>)?\{\{/i.test(text))).toEqual([]);
});

describe('the checks of the catalogue', () => {
  it('find a missing plural form, a missing key and a missing parameter', () => {
    const english: Words = { days_one: '{{count}} day', days_other: '{{count}} days', paid: { by: 'by {{name}}' } };
    expect(missingPlurals({ days_one: '1', days_other: '2' }, 'ar')).toEqual(['days_few', 'days_many', 'days_two', 'days_zero']);
    expect(differences({ days_other: '{{count}} jours' }, english)).toEqual(['paid.by']);
    expect(differences({ ...english, paid: { by: 'par nom' } }, english)).toEqual(['paid.by']);
  });
});

describe.each<PseudoLocale>([...pseudoLocales])('the pseudo-language %s', (locale) => {
  it('leaves no plain letters except in parameters and tags', () => {
    expect(pseudoText('I agree to the <terms>Terms</terms>, {{name}}', locale).replace(/\{\{name\}\}|<\/?terms>/g, '')).not.toMatch(
      /[a-z]/i,
    );
  });

  it('has every plural form of its language, and every key of English', () => {
    for (const file of textFiles) {
      const words = pseudoWords(read(sourceLocale, file), locale) as Words;
      expect(missingPlurals(words, locale)).toEqual([]);
      expect(differences(words, read(sourceLocale, file))).toEqual([]);
    }
  });

  it('declares its direction', () => {
    expect(pseudoFormats({ direction: '' }, locale).direction).toBe(locale === 'ar-XB' ? 'rtl' : 'ltr');
  });
});
