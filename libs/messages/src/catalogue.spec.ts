import { readdirSync, readFileSync } from 'node:fs';
import { refusals } from '@somo/contracts/refusals';
import { locales, sourceLocale } from './locales.js';
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

describe.each(locales)('the catalogue in %s', (locale) => {
  it('has a file for every area, and no others', () => {
    const refusalFile = locale === sourceLocale ? [] : ['refusals.json'];
    expect(filesOf(locale)).toEqual([...filesOf(sourceLocale), ...refusalFile].sort());
  });

  it.each(textFiles)('%s has every plural form, and the same keys and parameters as English', (file) => {
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
