// The URLs of public pages in each language: /teachers in English, /fr/teachers in French.
import { locales, sourceLocale } from '@somo/messages/locales';
import { pseudoLocales } from '@somo/messages/pseudo-locales';

const withoutSlash = (name: string) => name.replace(/\/$/, '');

/** 'fr/teachers' → { locale: 'fr', page: 'teachers' } */
export function pageOf(name: string): { locale: string; page: string } {
  const [first = '', ...rest] = withoutSlash(name).split('/');
  return first !== sourceLocale && locales.includes(first)
    ? { locale: first, page: rest.join('/') }
    : { locale: sourceLocale, page: withoutSlash(name) };
}

const ofTeacher = /^teachers\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** 'teachers/0192…' → '0192…'; undefined for other pages. */
export const teacherIn = (page: string): string | undefined => ofTeacher.exec(page)?.[1];

/** Returns what a public page would be without its first part, if that looks like a language that Somo does not have: 'de/teachers' → 'teachers'. */
export function pageInUnknownLanguage(name: string): string | undefined {
  const [first = '', ...rest] = withoutSlash(name).split('/');
  const isKnown = first !== sourceLocale && [...locales, ...pseudoLocales].some((each) => each === first);
  return /^[a-z]{2,3}(-[a-z]{2,4})?$/i.test(first) && !isKnown ? rest.join('/') : undefined;
}

interface Alternate {
  hreflang: string;
  href: string;
}

/** 'pt-PT' → 'pt': its pages are for readers in every country. */
const languageIn = (locale: string): string => new Intl.Locale(locale).language;

/** Returns the URLs of a public page in all languages, with the one for readers of others. */
export function alternatesOf(page: string, origin: string): Alternate[] {
  const hrefIn = (locale: string) => `${origin}/${[...(locale === sourceLocale ? [] : [locale]), page].join('/')}`;
  return [
    ...locales.map((each) => ({ hreflang: languageIn(each), href: hrefIn(each) })),
    { hreflang: 'x-default', href: hrefIn(sourceLocale) },
  ];
}
