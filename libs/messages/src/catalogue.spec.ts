import { readdirSync, readFileSync } from 'node:fs';
import { refusals } from '@somo/contracts/refusals';
import { locales, sourceLocale } from './locales.js';
import { formsOf, pluralKey } from './plurals.js';
import { pseudoLocales, type PseudoLocale } from './pseudo-locales.js';
import { pseudoFormats, pseudoText, pseudoWords } from './pseudo.js';

type Words = { [key: string]: string | Words };

const folder = new URL('../locales/', import.meta.url);
const read = (locale: string, file: string) => JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8')) as Words;
const filesOf = (locale: string) => readdirSync(new URL(`${locale}/`, folder)).sort();
const texts = filesOf(sourceLocale).filter((file) => file !== 'formats.json');
const parametersOf = (text: string) => [...text.matchAll(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g)].map(([each]) => each).sort();

/** 'types.all' → its text, for every text of an area. */
function flat(words: Words, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
}

/** The plural keys of an area that lack a form of the language. */
function lackingForms(words: Words, locale: string): string[] {
  const keys = new Set(flat(words).map(([key]) => key));
  const stems = new Set([...keys].flatMap((key) => pluralKey.exec(key)?.[1] ?? []));
  return [...stems].flatMap((stem) => formsOf(locale).map((form) => `${stem}_${form}`)).filter((key) => !keys.has(key));
}

/** The keys of English that are lacking or have other parameters; of a plural the form `other`, for the rest may do without the number. */
function differences(words: Words, english: Words): string[] {
  const parameters = (each: Words) =>
    new Map(
      flat(each).flatMap(([key, text]) => (/_(zero|one|two|few|many)$/.test(key) ? [] : [[key, parametersOf(text).join()] as const])),
    );
  const [here, there] = [parameters(words), parameters(english)];
  return [...new Set([...here.keys(), ...there.keys()])].filter((key) => here.get(key) !== there.get(key));
}

describe.each(locales)('the catalogue in %s', (locale) => {
  it('has a file for every area, and no other', () => {
    const refused = locale === sourceLocale ? [] : ['refusals.json'];
    expect(filesOf(locale)).toEqual([...filesOf(sourceLocale), ...refused].sort());
  });

  it.each(texts)('%s has every form of every plural, every key and its parameters', (file) => {
    expect(lackingForms(read(locale, file), locale)).toEqual([]);
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

describe('the spec above', () => {
  it('sees a missing plural form, a missing key and a missing parameter', () => {
    const english: Words = { days_one: '{{count}} day', days_other: '{{count}} days', paid: { by: 'by {{name}}' } };
    expect(lackingForms({ days_one: '1', days_other: '2' }, 'ar')).toEqual(['days_few', 'days_many', 'days_two', 'days_zero']);
    expect(differences({ days_other: '{{count}} jours' }, english)).toEqual(['paid.by']);
    expect(differences({ ...english, paid: { by: 'par nom' } }, english)).toEqual(['paid.by']);
  });
});

describe.each<PseudoLocale>([...pseudoLocales])('the pseudo-language %s', (locale) => {
  it('leaves no letter of English but in parameters and tags', () => {
    expect(pseudoText('I agree to the <terms>Terms</terms>, {{name}}', locale).replace(/\{\{name\}\}|<\/?terms>/g, '')).not.toMatch(
      /[a-z]/i,
    );
  });

  it('has every plural form of its language, and every key of English', () => {
    for (const file of texts) {
      const words = pseudoWords(read(sourceLocale, file), locale) as Words;
      expect(lackingForms(words, locale)).toEqual([]);
      expect(differences(words, read(sourceLocale, file))).toEqual([]);
    }
  });

  it('says which way it is read', () => {
    expect(pseudoFormats({ direction: '' }, locale).direction).toBe(locale === 'ar-XB' ? 'rtl' : 'ltr');
  });
});
