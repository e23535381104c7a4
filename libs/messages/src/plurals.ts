/** 'days_other' is the form `other` of `days`. */
export const pluralKey = /^(.+)_(zero|one|two|few|many|other)$/;

/** The plural forms a language has, as i18next names them. */
export function formsOf(locale: string): string[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
}
