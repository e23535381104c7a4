import { knowSentences } from './sentence-rules';
import type { Words } from './words';
import { isInEnglish } from '@somo/messages/locales';
import { isPseudoLocale, type PseudoLocale } from '@somo/messages/pseudo-locales';

/** What each language has is listed in a file of its own, so that only its readers fetch the list. */
const lists: Record<string, () => Promise<{ wordsOf: (area: string) => Promise<{ default: Words }> }>> = {
  fr: () => import('./words/fr'),
  'pt-PT': () => import('./words/pt-pt'),
  sw: () => import('./words/sw'),
  ar: () => import('./words/ar'),
};

/** One file of the catalogue; that of a pseudo-language is made from the English one. */
export async function loadArea(locale: string, area: string): Promise<Words> {
  if (area === 'rules') knowSentences((await import('@somo/contracts/field-sentences')).brokenRule);
  if (isPseudoLocale(locale)) return pseudoArea(locale, area);
  if (isInEnglish(locale, area)) return englishArea(locale, area);
  const list = lists[locale];
  const file = list
    ? await (await list()).wordsOf(area)
    : ((await import(`../../../../libs/messages/locales/en/${area}.json`)) as { default: Words });
  return file.default;
}

async function pseudoArea(locale: PseudoLocale, area: string): Promise<Words> {
  const [{ pseudoWords, pseudoFormats }, english] = await Promise.all([import('@somo/messages/pseudo'), englishOf(area)]);
  return area === 'formats' ? pseudoFormats(english, locale) : pseudoWords(english, locale);
}

/** The English texts, with every plural form of the language that leaves them to English. */
async function englishArea(locale: string, area: string): Promise<Words> {
  const [{ withPluralsOf }, english] = await Promise.all([import('@somo/messages/plurals'), loadArea('en', area)]);
  return withPluralsOf(locale, english);
}

/** The English refusals and rules are those of the API. */
async function englishOf(area: string): Promise<Words> {
  if (area === 'rules') return (await import('@somo/contracts/field-sentences')).fieldSentences;
  if (area !== 'refusals') return loadArea('en', area);
  const { refusals } = await import('@somo/contracts/refusals');
  return Object.fromEntries(Object.entries(refusals).map(([code, { message }]) => [code, message]));
}
