// The texts that servers write (notifications, emails, receipts), read from disk at start.
import i18next, { type TFunction } from 'i18next';
import type { Catalogue } from './catalogue.js';
import { Formats, type LocaleFormats } from './formats.js';
import { oneFullStop } from './full-stop.js';
import { isolatedParameters } from './isolate.js';
import { localeFor, locales, sourceLocale } from './locales.js';
import type { Names } from './names.js';
import { readJson } from './read-json.js';
import { namesOf } from './server-names.js';

const areas = ['bell', 'calendar', 'emails', 'exports', 'previews', 'receipts'] as const satisfies (keyof Catalogue)[];
type ServerArea = (typeof areas)[number];

export interface Translator<Area extends ServerArea> {
  t: TFunction<Area>;
  formats: Formats;
  names: Names;
}

const citiesIn = (locale: string) => (locale === sourceLocale ? {} : (readJson(locale, 'cities') as Record<string, string>));
const formats = new Map(
  locales.map((locale) => [locale, new Formats(readJson(locale, 'formats') as LocaleFormats, undefined, citiesIn(locale))]),
);
const refusals = new Map(
  locales.filter((locale) => locale !== sourceLocale).map((locale) => [locale, readJson(locale, 'refusals') as Record<string, string>]),
);
const i18n = i18next.createInstance();
void i18n
  .use(oneFullStop)
  .use(isolatedParameters)
  .init({
    lng: sourceLocale,
    fallbackLng: sourceLocale,
    ns: [...areas],
    resources: Object.fromEntries(
      locales.map((locale) => [locale, Object.fromEntries(areas.map((area) => [area, readJson(locale, area)]))]),
    ),
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    postProcess: [oneFullStop.name],
  });

/** Returns the sentence of a refusal in a language; undefined in English, in which a refusal brings its own. */
export function refusalIn(language: string, code: string): string | undefined {
  const locale = localeFor(language);
  return locale === sourceLocale ? undefined : refusals.get(locale)?.[code];
}

/** Returns the texts of an area, the formats and the names in a user's language; in English if Somo does not have that language. */
export function translator<Area extends ServerArea>(language: string, area: Area): Translator<Area> {
  const locale = localeFor(language);
  return { t: i18n.getFixedT<Area>(locale, area) as TFunction<Area>, formats: formats.get(locale)!, names: namesOf(locale) };
}
