import { formsOf, pluralKey } from './plurals.js';
import type { PseudoLocale } from './pseudo-locales.js';

type Words = { [key: string]: Value };
type Value = string | Value[] | Words;

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = [...'ÀƁÇĎÉƑĜĤÎĴĶĻṀÑÕÞǪŔŠŢÛṼŴẊÝŽàƀçďéƒĝĥîĵķļṁñõþǫŕšţûṽŵẋýž'];
const accentOf = new Map([...plain].map((letter, at) => [letter, accented[at] ?? letter]));
/** What is no text: parameters, tags, and other keys. */
const notText = /(\{\{[^}]*\}\}|<\/?\w+\s*\/?>|\$t\([^)]*\))/;

/** Language and direction; dates in a script of its own, so that one written by hand is seen. */
const manner: Record<PseudoLocale, { tag: string; direction: string; write: (text: string) => string }> = {
  'en-XA': { tag: 'el-GR', direction: 'ltr', write: (text) => text.replace(/[aeiou]/gi, '$&$&') },
  'ar-XB': { tag: 'ar-EG', direction: 'rtl', write: (text) => (/[a-z]/i.test(text) ? `\u202e${text}\u202c` : text) },
};

const accentedText = (text: string) => [...text].map((letter) => accentOf.get(letter) ?? letter).join('');

/** 'Hi {{name}}' → 'Ĥîî {{name}}' */
export function pseudoText(text: string, locale: PseudoLocale): string {
  const parts = text.split(notText);
  return parts.map((part, at) => (at % 2 === 1 ? part : accentedText(manner[locale].write(part)))).join('');
}

/** The same words, with every plural form that the language has. */
export function pseudoWords(english: object, locale: PseudoLocale): Words {
  const words = english as Words;
  const entries = Object.entries(words).flatMap(([key, value]): [string, Value][] => {
    const [, stem, form] = pluralKey.exec(key) ?? [];
    if (form === undefined) return [[key, pseudoValue(value, locale)]];
    // English has each of its forms beside `other`, which stands for those it has not.
    return form === 'other'
      ? formsOf(locale).map((each) => [`${stem}_${each}`, pseudoValue(words[`${stem}_${each}`] ?? value, locale)])
      : [];
  });
  return Object.fromEntries(entries);
}

function pseudoValue(value: Value, locale: PseudoLocale): Value {
  if (typeof value === 'string') return pseudoText(value, locale);
  return Array.isArray(value) ? value.map((each) => pseudoValue(each, locale)) : pseudoWords(value, locale);
}

export function pseudoFormats<Formats extends object>(english: Formats, locale: PseudoLocale): Formats {
  return { ...english, tag: manner[locale].tag, direction: manner[locale].direction };
}
