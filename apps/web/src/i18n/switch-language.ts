import type { LocaleFormats } from '@somo/messages/formats';
import { sourceLocale } from '@somo/messages/locales';
import type { Names } from '@somo/messages/names';
import { isPseudoLocale } from '@somo/messages/pseudo-locales';
import { setFormats } from '../lib/format';
import { i18n } from './i18n';
import { loadArea } from './load-area';
import { loadNames, setNames } from './names';

interface Language {
  formats: LocaleFormats;
  names: Names | undefined;
  cities: Readonly<Record<string, string>> | undefined;
}

/** Returns how a language writes dates and money, and what it calls subjects, countries, languages and cities. */
export async function loadLanguage(locale: string): Promise<Language> {
  const [words, names, cities] = await Promise.all([loadArea(locale, 'formats'), loadNames(locale), loadCities(locale)]);
  const formats = words as unknown as LocaleFormats;
  return { formats, names: names?.(formats.tag), cities };
}

/** English and the pseudo-languages go without. */
async function loadCities(locale: string): Promise<Language['cities']> {
  return locale === sourceLocale || isPseudoLocale(locale) ? undefined : await loadArea(locale, 'cities');
}

/** Shows everything in a language that is loaded. */
export async function switchLanguage(locale: string, { formats, names, cities }: Language): Promise<void> {
  setFormats(formats, cities);
  setNames(names);
  await i18n.changeLanguage(locale);
}
