// Which language the page is in: that of its URL, else that of the person, once they are known.
import { localeFor, sourceLocale } from '@somo/messages/locales';
import { isPseudoLocale } from '@somo/messages/pseudo-locales';
import { isDevelopmentHost } from '../lib/development-host';
import { sessionMarker } from '../lib/session-marker';
import { deviceStore, tabStore } from '../lib/storage';
import { i18n } from './i18n';
import { loadLanguage, switchLanguage } from './switch-language';

const pseudoKey = 'somo-pseudo-locale';
const languageKey = 'somo-language';

/** The locale that the URL of the page begins with. */
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
 * Shows the page in the locale that its URL begins with, which stays a visitor's language on pages without one; else in the language of the
 * account that last signed in here.
 */
export function speakAt(localeOfUrl: string | null): Promise<void> {
  ofPage = localeOfUrl;
  if (localeOfUrl !== null && !isPseudoLocale(localeOfUrl) && !sessionMarker.read()) deviceStore.write(languageKey, localeOfUrl);
  return speak(lastLanguage());
}

/** Shows the page in a language, or in English where Somo does not speak that one; the language of the URL comes first. */
async function speak(language: string): Promise<void> {
  const locale = ofPage ?? pseudoLocale() ?? localeFor(language);
  wanted = locale;
  if (locale === i18n.language) return;
  const loaded = await loadLanguage(locale).catch(() => null);
  // A page in English is better than none.
  if (!loaded || wanted !== locale) return;
  await switchLanguage(locale, loaded);
  document.documentElement.lang = locale;
  document.documentElement.dir = loaded.formats.direction;
}
