/** Matches a key with a plural form: 'days_other' is the form `other` of `days`. */
export const pluralKey = /^(.+)_(zero|one|two|few|many|other)$/;

/** Returns the plural forms of a language, as i18next names them. */
export function pluralFormsOf(locale: string): string[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
}

/** Returns English texts with each plural form that a language has; those that English lacks are its `other`. */
export function withPluralsOf(locale: string, english: object): object {
  const forms = pluralFormsOf(locale);
  const entries = Object.entries(english as Record<string, string | object>).flatMap(([key, value]): [string, unknown][] => {
    if (typeof value !== 'string') return [[key, Array.isArray(value) ? value : withPluralsOf(locale, value)]];
    const [, stem, form] = pluralKey.exec(key) ?? [];
    const added = form === 'other' ? forms.map((each) => `${stem}_${each}`).filter((each) => !(each in english)) : [];
    return [[key, value], ...added.map((each): [string, unknown] => [each, value])];
  });
  return Object.fromEntries(entries);
}
