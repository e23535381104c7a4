import fc from 'fast-check';
import { Formats, type DateStyle, type LocaleFormats } from './formats.js';
import { locales } from './locales.js';
import { pluralKey } from './plurals.js';
import { readJson } from './read-json.js';
import { translator } from './translator.js';

type Words = { [key: string]: string | Words };

const bare = (text: string) => text.replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '').replace(/[\u202f\u00a0]/g, ' ');
const zones = ['Africa/Cairo', 'Africa/Lagos', 'America/Sao_Paulo', 'Asia/Kolkata', 'Pacific/Apia', 'UTC'];
const counts = fc.oneof(fc.integer({ min: 0, max: 210 }), fc.integer({ min: 0, max: 3_000_000 }));

/** Returns the keys of the plurals in an area, without their forms. */
const stemsIn = (words: Words, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [(pluralKey.exec(path + key) ?? [])[1] ?? []].flat() : stemsIn(value, `${path}${key}.`),
  );
const textAt = (words: Words, key: string) =>
  key.split('.').reduce<Words | string | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), words);

describe.each(locales)('SET-05 what Somo writes in %s is what Intl writes', (locale) => {
  const own = readJson(locale, 'formats') as LocaleFormats;
  const formats = new Formats(own);
  const { tag } = own;

  it('of numbers', () => {
    const intl = new Intl.NumberFormat(tag);
    fc.assert(
      fc.property(fc.oneof(counts, fc.double({ noNaN: true, min: -1e9, max: 1e9 })), (value) => {
        expect(bare(formats.number(value))).toBe(bare(intl.format(value)));
      }),
    );
  });

  it('of shares and amounts, however their parts are ordered', () => {
    const percent = new Intl.NumberFormat(tag, own.percent as Intl.NumberFormatOptions);
    const money = new Intl.NumberFormat(tag, own.currency as Intl.NumberFormatOptions);
    const parts = (text: string) => [...bare(text).replace(/[−-]/g, '-').replace(/\s/g, '')].sort().join('');
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (value) => {
        expect(bare(formats.percent(value / 1000))).toBe(bare(percent.format(value / 1000)));
        expect(parts(formats.money(value))).toBe(parts(money.format(value / 100)));
      }),
    );
  });

  it('of moments, in every style and zone', () => {
    const styles = Object.keys(own.dates) as DateStyle[];
    const moments = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2045-01-01') });
    fc.assert(
      fc.property(moments, fc.constantFrom(...styles), fc.constantFrom(...zones), (at, style, timeZone) => {
        const intl = new Intl.DateTimeFormat(tag, { timeZone, ...(own.dates[style] as Intl.DateTimeFormatOptions) });
        const parts = intl.formatToParts(at).map(({ type, value }) => (type === 'day' && value === '1' ? own.firstOfMonth : value));
        expect(bare(formats.date(style, at, timeZone))).toBe(bare(parts.join('')));
      }),
    );
  });

  it.each(['bell', 'calendar', 'emails', 'exports', 'receipts'] as const)('of the plural forms of %s', (area) => {
    const words = readJson(locale, area) as Words;
    const stems = [...new Set(stemsIn(words))];
    if (stems.length === 0) return;
    const { t } = translator(locale, area);
    const rules = new Intl.PluralRules(locale);
    fc.assert(
      fc.property(counts, fc.constantFrom(...stems), (count, stem) => {
        const form = textAt(words, `${stem}_${rules.select(count)}`);
        const said = (t as (key: string, parameters: object) => string)(stem, { count });
        const before = (text: string) => bare(text).split('{{')[0] ?? '';
        expect(typeof form).toBe('string');
        expect(bare(said).startsWith(before(form as string))).toBe(true);
      }),
    );
  });
});

it('SET-05 French writes the first day of a month as an ordinal', () => {
  const { formats } = translator('fr', 'emails');
  const days = ['2030-02-01', '2030-02-11', '2030-02-21'].map((day) => formats.date('date', Date.parse(day), 'UTC'));
  expect(days).toEqual(['1er février 2030', '11 février 2030', '21 février 2030']);
});
