// The filters of a search in the page's address: shareable, and kept on Back.
import type { TFunction } from 'i18next';
import { gradeLevels, searchMax } from '@somo/contracts/rules/profile';
import { teacherSorts as sorts, type TeacherSort } from '@somo/contracts/rules/search';
import { isKnownZone } from '@somo/messages/zones';
import { i18n } from '../../i18n/i18n';
import { countryName, languageName, subjectName } from '../../i18n/names';
import { numberText, ratingText, shortMoney } from '../../lib/format';
import type { Chosen, FilterName, TeacherFilters } from './chosen';
import { freeDays } from './free-window';
import { readDays, readHour, readHours, timesQuery, timesText } from './wanted-times';

/** The buttons that filters are behind. */
export const filterGroups = ['subject', 'when', 'price', 'country', 'more'] as const;
export type FilterGroup = (typeof filterGroups)[number];

/** Average ratings to ask for. */
export const ratingSteps = ['4', '4.5', '4.8'];

interface Filter {
  /** Returns the valid value of the URL parameter; undefined for anything else, which is ignored. */
  read: (word: string, others: Chosen, todayIn: (zone?: string) => string) => string | undefined;
  /** Returns its part of the query; left out for times, which are asked for together. */
  query?: (value: string) => TeacherFilters;
  /** The button that its field is behind. */
  group?: FilterGroup;
  /** Returns its words on that button. */
  words?: (value: string, t: TFunction<'search'>) => string;
}

const text = (word: string) => word.replaceAll('\0', '').trim().slice(0, searchMax).trim() || undefined;
const oneOf = (choices: readonly string[]) => (word: string) => choices.find((choice) => choice === word);
const dollars = (word: string) => (/^\d{1,4}$/.test(word) ? word : undefined);
const centsOf = (dollars: string) => Number(dollars) * 100;

const price = (dollars: string) => shortMoney(centsOf(dollars));

const levelName = (level: string) => i18n.t(`common:gradeLevels.${level}`, { defaultValue: level });

const box = (name: 'instant' | 'verified' | 'favorites') => ({
  read: oneOf(['true']),
  query: (): TeacherFilters => ({ [name]: true }),
  group: 'more' as const,
  words: (_: string, t: TFunction<'search'>) => t(`chips.${name}`),
});

/** Every filter by its URL parameter, those that others depend on come first. */
const table = {
  tz: { read: (word) => (isKnownZone(word) ? word : undefined) },
  q: { read: text, query: (q) => ({ q }) },
  subject: { read: text, query: (subject) => ({ subject }), group: 'subject', words: subjectName },
  level: { read: oneOf(gradeLevels), query: (level) => ({ level }), group: 'more', words: levelName },
  country: { read: text, query: (country) => ({ country }), group: 'country', words: countryName },
  language: { read: text, query: (language) => ({ language }), group: 'more', words: languageName },
  min: {
    read: dollars,
    query: (min) => ({ minRateCents: centsOf(min) }),
    group: 'price',
    words: (min, t) => t('chips.min', { price: price(min) }),
  },
  max: {
    read: dollars,
    query: (max) => ({ maxRateCents: centsOf(max) }),
    group: 'price',
    words: (max, t) => t('chips.max', { price: price(max) }),
  },
  free: { read: (word, { tz }, todayIn) => oneOf(freeDays(todayIn(tz)))(word), group: 'when' },
  hours: { read: readHours, group: 'when' },
  days: { read: readDays, group: 'when' },
  from: { read: (word, others) => readHour(word, others, 0, 23), group: 'when' },
  to: { read: (word, others) => readHour(word, others, Number(others.from ?? 0) + 1, 24), group: 'when' },
  rating: {
    read: oneOf(ratingSteps),
    query: (rating) => ({ minRating: Number(rating) }),
    group: 'more',
    words: (rating, t) => t('chips.rating', { rating: ratingText(Number(rating)) }),
  },
  instant: box('instant'),
  verified: box('verified'),
  favorites: box('favorites'),
  sort: { read: oneOf(sorts.slice(1)), query: (sort) => ({ sort: sort as TeacherSort }) },
} satisfies Record<FilterName, Filter>;
export const filters: Record<FilterName, Filter> = table;

/** The filters that have a field behind a button; times have a form of their own. */
export type FieldName = {
  [Name in FilterName]: (typeof table)[Name] extends { group: Exclude<FilterGroup, 'when'> } ? Name : never;
}[FilterName];

const filterNames = Object.keys(filters) as FilterName[];

export const fieldsOf = (group: FilterGroup) => filterNames.filter((name) => filters[name].group === group);

/** Returns the valid filters in the URL; invalid values are ignored, and the panel does not show them either. */
export function chosenFrom(search: URLSearchParams, todayIn: (zone?: string) => string): Chosen {
  const chosen: Chosen = {};
  for (const name of filterNames) chosen[name] = filters[name].read(search.get(name) ?? '', chosen, todayIn);
  return chosen;
}

export function filtersOf(chosen: Chosen, zone: string): TeacherFilters {
  const parts = filterNames.map((name) => (chosen[name] === undefined ? {} : filters[name].query?.(chosen[name])));
  return Object.assign(timesQuery(chosen, zone), ...parts) as TeacherFilters;
}

/** Returns what is chosen behind a button, in words: 'Up to $30'; undefined for nothing. */
export function groupText(group: FilterGroup, chosen: Chosen, t: TFunction<'search'>): string | undefined {
  if (group === 'when') return timesText(chosen, t);
  const { min, max } = chosen;
  if (group === 'price' && min !== undefined && max !== undefined) return t('chips.between', { from: price(min), to: price(max) });
  const words = fieldsOf(group).flatMap((name) => {
    const value = chosen[name];
    return value === undefined ? [] : [filters[name].words?.(value, t) ?? value];
  });
  return words.length > 1 ? numberText(words.length) : words[0];
}

/** Returns the changes that drop everything behind a button. */
export const withoutGroup = (group: FilterGroup): Chosen => Object.fromEntries(fieldsOf(group).map((name) => [name, '']));

/** Returns the URL parameters with some of them changed; a blank value removes it. */
export function withFilters(search: URLSearchParams, values: Chosen): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value = ''] of Object.entries(values)) {
    if (value.trim()) next.set(name, value.trim());
    else next.delete(name);
  }
  return next;
}
