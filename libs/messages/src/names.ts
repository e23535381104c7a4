// What subjects, their modules, countries and languages of instruction are called. They are stored by their English names.
import { countryCodes, languageCodes } from './name-codes.js';

/** Each returns the name in a language; what somebody else has named stays as stored. */
export interface Names {
  subject: (stored: string) => string;
  module: (stored: string) => string;
  country: (stored: string) => string;
  language: (stored: string) => string;
}

const same = (stored: string): string => stored;

/** As in English. */
export const storedNames: Names = { subject: same, module: same, country: same, language: same };

type Table = Readonly<Record<string, string>>;

/** Modules with a name of their own, and what those named after their subject and level are called, with `{{subject}}`. */
export interface ModuleNames {
  names: Table;
  levels: Table;
}

/** What a module that is named after its subject is called in English. */
const levelNames = { Beginner: /^(.+) for Beginners$/, Intermediate: /^Intermediate (.+)$/, Advanced: /^Advanced (.+)$/ };

/** Returns the names in the language of a locale's tag, `subjects` and `modules` from its catalogue. */
export function namesIn(tag: string, subjects: Table, modules: ModuleNames): Names {
  const [regions, languages] = (['region', 'language'] as const).map((type) => new Intl.DisplayNames(tag, { type, fallback: 'none' }));
  const known = (table: Table, stored: string) => (Object.hasOwn(table, stored) ? table[stored] : undefined);
  const called = (names: Intl.DisplayNames | undefined, code: string | undefined) => (code === undefined ? undefined : names?.of(code));
  const ofLevel = (stored: string) => {
    for (const [level, pattern] of Object.entries(levelNames)) {
      const subject = known(subjects, pattern.exec(stored)?.[1] ?? '');
      if (subject !== undefined) return modules.levels[level]?.replace('{{subject}}', () => subject);
    }
    return undefined;
  };
  return {
    subject: (stored) => known(subjects, stored) ?? stored,
    module: (stored) => known(modules.names, stored) ?? ofLevel(stored) ?? stored,
    country: (stored) => called(regions, known(countryCodes, stored)) ?? stored,
    language: (stored) => {
      const name = called(languages, known(languageCodes, stored));
      return name === undefined ? stored : capitalized(name, tag);
    },
  };
}

/** 'anglais' → 'Anglais': it stands alone, as a label. */
const capitalized = (name: string, tag: string): string => name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
