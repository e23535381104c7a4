import { pluralFormsOf, pluralKey } from './plurals.js';
import type { PseudoLocale } from './pseudo-locales.js';

type Words = { [key: string]: Value };
type Value = string | Value[] | Words;

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = [...'ÀƁÇĎÉƑĜĤÎĴĶĻṀÑÕÞǪŔŠŢÛṼŴẊÝŽàƀçďéƒĝĥîĵķļṁñõþǫŕšţûṽŵẋýž'];
const accentOf = new Map([...latin].map((letter, index) => [letter, accented[index] ?? letter]));
/** Parts of a text that are not translated: parameters, tags, and references to other keys. */
const placeholder = /(\{\{[^}]*\}\}|<\/?\w+\s*\/?>|\$t\([^)]*\))/;

/** How a pseudo-language is written. Its dates and numbers use the script of `tag`, so that any formatted by hand stand out. */
const manner: Record<PseudoLocale, { tag: string; direction: string; transform: (text: string) => string }> = {
  'en-XA': { tag: 'el-GR', direction: 'ltr', transform: (text) => text.replace(/[aeiou]/gi, '$&$&') },
  'ar-XB': { tag: 'ar-EG', direction: 'rtl', transform: (text) => (/[a-z]/i.test(text) ? `\u202e${text}\u202c` : text) },
};

const accentedText = (text: string) => [...text].map((letter) => accentOf.get(letter) ?? letter).join('');

/** 'Hi {{name}}' → 'Ĥîî {{name}}' */
export function pseudoText(text: string, locale: PseudoLocale): string {
  const parts = text.split(placeholder);
  return parts.map((part, index) => (index % 2 === 1 ? part : accentedText(manner[locale].transform(part)))).join('');
}

/** Returns the texts in a pseudo-language, with every plural form that the language has. */
export function pseudoWords(english: object, locale: PseudoLocale): Words {
  const words = english as Words;
  const entries = Object.entries(words).flatMap(([key, value]): [string, Value][] => {
    const [, stem, form] = pluralKey.exec(key) ?? [];
    if (form === undefined) return [[key, pseudoValue(value, locale)]];
    // Forms that English does not have are made from `other`.
    return form === 'other'
      ? pluralFormsOf(locale).map((each) => [`${stem}_${each}`, pseudoValue(words[`${stem}_${each}`] ?? value, locale)])
      : [];
  });
  return Object.fromEntries(entries);
}

function pseudoValue(value: Value, locale: PseudoLocale): Value {
  if (typeof value === 'string') return pseudoText(value, locale);
  return Array.isArray(value) ? value.map((each) => pseudoValue(each, locale)) : pseudoWords(value, locale);
}

/** Its patterns are words too; how dates and money are written follows from the language. */
export function pseudoFormats<Formats extends object>(english: Formats, locale: PseudoLocale): Formats {
  const patterns = Object.entries(english as Record<string, unknown>).map(([key, value]): [string, unknown] => [
    key,
    typeof value === 'string' ? pseudoText(value, locale) : value,
  ]);
  return { ...(Object.fromEntries(patterns) as Formats), tag: manner[locale].tag, direction: manner[locale].direction };
}
