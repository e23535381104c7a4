import type { LocaleFormats } from '@somo/messages/formats';
import type { Names } from '@somo/messages/names';
import { setFormats } from '../lib/format';
import { i18n } from './i18n';
import { loadArea } from './load-area';
import { loadNames, setNames } from './names';

interface Language {
  formats: LocaleFormats;
  names: Names | undefined;
}

/** Returns how a language writes dates and money, and what it calls subjects, countries and languages. */
export async function loadLanguage(locale: string): Promise<Language> {
  const formats = (await loadArea(locale, 'formats')) as unknown as LocaleFormats;
  return { formats, names: await loadNames(locale, formats.tag) };
}

/** Shows everything in a language that is loaded. */
export async function switchLanguage(locale: string, { formats, names }: Language): Promise<void> {
  setFormats(formats);
  setNames(names);
  await i18n.changeLanguage(locale);
}
