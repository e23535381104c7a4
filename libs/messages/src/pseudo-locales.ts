// Languages for developers, generated from English at run time: one longer and accented, one right-to-left. Text that stays plain English is missing from
// the catalogue.
export const pseudoLocales = ['en-XA', 'ar-XB'] as const;
export type PseudoLocale = (typeof pseudoLocales)[number];

export function isPseudoLocale(locale: string): locale is PseudoLocale {
  return pseudoLocales.some((each) => each === locale);
}
