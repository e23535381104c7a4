import type { LocaleFormats } from '@somo/messages/formats';
import { setFormats } from '../lib/format';
import { i18n } from './i18n';
import { loadArea } from './load-area';

export const loadFormats = (locale: string) => loadArea(locale, 'formats') as Promise<unknown> as Promise<LocaleFormats>;

/** Shows texts, dates and money in a language whose formats are loaded. */
export async function switchLanguage(locale: string, formats: LocaleFormats): Promise<void> {
  setFormats(formats);
  await i18n.changeLanguage(locale);
}
