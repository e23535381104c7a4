// The language of a document: its attributes, its own texts, and its URL.
import { sourceLocale } from '../../../libs/messages/src/locales';

/** What a document itself says in a language, before the page in it. */
export interface DocumentLanguage {
  lang: string;
  direction: string;
  texts: Record<string, string>;
}

/** The URL of a page in a language: '/teachers', '/fr/teachers'. */
export const pathIn = (locale: string, path: string) => (locale === sourceLocale ? path : `/${locale}${path}`);

const htmlOf = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replace('<reload>', '<a href="">').replace('</reload>', '</a>');

/** The font of headings has no Arabic: there, headings are in the font of the text. */
const headingFont = /<link[^>]*bricolage[^>]*>/;

/** Returns index.html in another language: each English text that the catalogue lists is replaced. */
export function inLanguage(shell: string, english: DocumentLanguage, language: DocumentLanguage): string {
  const attributes = ({ lang, direction }: DocumentLanguage) => `<html lang="${lang}" dir="${direction}">`;
  const pairs = Object.entries(english.texts).map(([key, text]) => [htmlOf(text), htmlOf(language.texts[key] ?? text)] as const);
  const start = language.direction === 'rtl' ? shell.replace(headingFont, '') : shell;
  return [[attributes(english), attributes(language)] as const, ...pairs].reduce((page, [from, to]) => {
    if (!page.includes(from)) throw new Error(`index.html does not contain: ${from}`);
    return page.replace(from, () => to);
  }, start);
}

/** Returns the English document of a page with the languages it also has an address in; public/before-paint.js leads visitors there. */
export function withLanguages(page: string, locales: readonly string[]): string {
  return page.replace('<html ', () => `<html data-languages="${locales.filter((each) => each !== sourceLocale).join(' ')}" `);
}

/** Returns the document of a public page with its URL. The gateway, which knows its domain, names those in the other languages. */
export function withAddress(page: string, path: string, locale: string): string {
  return page.replace('</head>', () => `<link rel="canonical" href="${pathIn(locale, path)}"/></head>`);
}
