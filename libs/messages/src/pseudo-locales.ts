// Languages for developers, made from English as they are asked for: one longer and accented, one from right to left. Text that stays plain English is not in the catalogue.
export const pseudoLocales = ['en-XA', 'ar-XB'] as const;
export type PseudoLocale = (typeof pseudoLocales)[number];

export function isPseudoLocale(locale: string): locale is PseudoLocale {
  return pseudoLocales.some((each) => each === locale);
}
