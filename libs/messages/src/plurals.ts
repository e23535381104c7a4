/** Matches a key with a plural form: 'days_other' is the form `other` of `days`. */
export const pluralKey = /^(.+)_(zero|one|two|few|many|other)$/;

/** Returns the plural forms of a language, as i18next names them. */
export function pluralFormsOf(locale: string): string[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
}
