// Which language the page is in: that of the person, once they are known.
import { localeFor, sourceLocale } from '@somo/messages/locales';
import type { LocaleFormats } from '@somo/messages/formats';
import { isPseudoLocale } from '@somo/messages/pseudo-locales';
import { setFormats } from '../lib/format';
import { i18n } from './i18n';
import { loadArea } from './load-area';

const pseudoKey = 'somo-pseudo-locale';
const languageKey = 'somo-language';
const developmentHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Asked for once by `?locale=en-XA`, on the computer Somo runs on; it stays for the tab. */
function pseudoLocale(): string | null {
  if (!developmentHosts.includes(location.hostname)) return null;
  const asked = new URLSearchParams(location.search).get('locale');
  if (asked !== null) sessionStorage.setItem(pseudoKey, asked);
  const chosen = sessionStorage.getItem(pseudoKey);
  return chosen !== null && isPseudoLocale(chosen) ? chosen : null;
}

/** Returns the language of the account that last signed in here, in which the page opens before the session is restored; English without one. */
export const lastLanguage = (): string => localStorage.getItem(languageKey) ?? sourceLocale;

/** Shows the page in an account's language, and opens in it next time. */
export function speakTo(account: { language: string }): Promise<void> {
  localStorage.setItem(languageKey, account.language);
  return speak(account.language);
}

/** Shows the page in the language of an account, or in English where Somo does not speak that one. */
export async function speak(language: string): Promise<void> {
  const locale = pseudoLocale() ?? localeFor(language);
  if (locale === i18n.language) return;
  const formats = await (loadArea(locale, 'formats') as Promise<unknown> as Promise<LocaleFormats>).catch(() => null);
  // A page in English is better than none.
  if (!formats) return;
  setFormats(formats);
  await i18n.changeLanguage(locale);
  document.documentElement.lang = locale;
  document.documentElement.dir = formats.direction;
}
