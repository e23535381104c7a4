import { accountLanguages, type AccountLanguage } from '@somo/contracts/account-settings';

const longest = 200;
/** 'pt-BR' → 'pt' */
const baseOf = (tag: string) => tag.split('-')[0];
/** Whoever reads one kind of a language reads the other rather than English. */
const languageOfTag = (tag: string) => accountLanguages.find((each) => baseOf(each) === baseOf(tag));

/** Returns the language of Somo that a browser prefers, from its Accept-Language header; English if it accepts none of them. */
export function languageOf(accepted: string | undefined): AccountLanguage {
  const wanted = (accepted ?? '')
    .slice(0, longest)
    .toLowerCase()
    .split(',')
    .map((part, at) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      return { language: languageOfTag(tag), quality: quality === undefined ? 1 : Number(quality), at };
    });
  const [best] = wanted
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.at - b.at);
  return best?.language ?? 'en';
}

/** Returns the language that an address asks for, else the browser's. */
export const languageAsked = (asked: string | null, accepted: string | undefined): AccountLanguage =>
  accountLanguages.find((each) => each === asked) ?? languageOf(accepted);
