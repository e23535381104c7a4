// What subjects, countries and languages of instruction are called. They are stored by their English names.
import { countryCodes, languageCodes } from './name-codes.js';

/** Each returns the name in a language; what somebody else has named stays as stored. */
export interface Names {
  subject: (stored: string) => string;
  country: (stored: string) => string;
  language: (stored: string) => string;
}

const same = (stored: string): string => stored;

/** As in English. */
export const storedNames: Names = { subject: same, country: same, language: same };

/** Returns the names in the language of a locale's tag, `subjects` from its catalogue. */
export function namesIn(tag: string, subjects: Readonly<Record<string, string>>): Names {
  const [regions, languages] = (['region', 'language'] as const).map((type) => new Intl.DisplayNames(tag, { type, fallback: 'none' }));
  const known = (table: Readonly<Record<string, string>>, stored: string) => (Object.hasOwn(table, stored) ? table[stored] : undefined);
  const called = (names: Intl.DisplayNames | undefined, code: string | undefined) => (code === undefined ? undefined : names?.of(code));
  return {
    subject: (stored) => known(subjects, stored) ?? stored,
    country: (stored) => called(regions, known(countryCodes, stored)) ?? stored,
    language: (stored) => {
      const name = called(languages, known(languageCodes, stored));
      return name === undefined ? stored : capitalized(name, tag);
    },
  };
}

/** 'anglais' → 'Anglais': it stands alone, as a label. */
const capitalized = (name: string, tag: string): string => name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
