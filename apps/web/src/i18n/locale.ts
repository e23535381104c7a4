// Which language the page is in: that of its URL, else that of the person, once they are known.
import { localeFor, sourceLocale } from '@somo/messages/locales';
import { isPseudoLocale } from '@somo/messages/pseudo-locales';
import { isDevelopmentHost } from '../lib/development-host';
import { sessionMarker } from '../lib/session-marker';
import { deviceStore, tabStore } from '../lib/storage';
import { holdWords, showWords } from './hold-words';
import { i18n } from './i18n';
import { loadLanguage, switchLanguage } from './switch-language';

const pseudoKey = 'somo-pseudo-locale';
const languageKey = 'somo-language';

/** The language that the page is in by its URL. */
let ofPage: string | null = null;
/** The locale requested last: another may still be loading. */
let wanted: string = sourceLocale;

/** Asked for once by `?locale=en-XA`, on the computer Somo runs on; it stays for the tab. */
function pseudoLocale(): string | null {
  if (!isDevelopmentHost()) return null;
  const asked = new URLSearchParams(location.search).get('locale');
  if (asked !== null) tabStore.write(pseudoKey, asked);
  const chosen = tabStore.read(pseudoKey);
  return chosen !== null && isPseudoLocale(chosen) ? chosen : null;
}

/**
 * Returns the language of the account that last signed in here, or that a visitor chose, in which the page opens before the session is
 * restored; English without one.
 */
const lastLanguage = (): string => deviceStore.read(languageKey) ?? sourceLocale;

/** Shows the page in the language of the account that has just signed in, and nothing in another one until its words are there. */
export async function greet(account: { language: string }): Promise<void> {
  if (localeFor(account.language) !== i18n.language && ofPage === null) holdWords();
  await speakTo(account).finally(showWords);
}

/** Shows the page in an account's language, and opens in it next time. */
export function speakTo(account: { language: string }): Promise<void> {
  deviceStore.write(languageKey, account.language);
  return speak(account.language);
}

/** Keeps the language that a visitor chooses, for the pages opened from now on. */
export function keepLanguage(language: string): void {
  deviceStore.write(languageKey, language);
}

/**
 * Shows the page in the language of its URL: the locale it begins with, which stays a visitor's language on pages without one, or that of
 * the operators' pages; else in the language of the account that last signed in here.
 */
export function speakAt(language: string | null): Promise<void> {
  ofPage = language;
  const isChosen = language !== null && language !== sourceLocale && !isPseudoLocale(language);
  if (isChosen && !sessionMarker.read()) deviceStore.write(languageKey, language);
  return speak(lastLanguage());
}

/** Shows the page in a language, or in English where Somo does not speak that one; the language of the URL comes first. */
async function speak(language: string): Promise<void> {
  const ofUrl = ofPage === sourceLocale ? (pseudoLocale() ?? ofPage) : ofPage;
  const locale = ofUrl ?? pseudoLocale() ?? localeFor(language);
  if (locale === wanted) return;
  wanted = locale;
  const loaded = await loadLanguage(locale).catch(() => null);
  if (wanted !== locale) return;
  if (!loaded) {
    // A page in English is better than none, and the next request tries again.
    wanted = i18n.language;
    return;
  }
  await switchLanguage(locale, loaded);
  // Another one may have been requested while its words were loading.
  if (wanted !== locale) return;
  document.documentElement.lang = locale;
  document.documentElement.dir = loaded.formats.direction;
}
