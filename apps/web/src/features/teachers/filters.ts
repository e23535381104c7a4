// The filters of a search in the page's address: shareable, and kept on Back.
import type { TFunction } from 'i18next';
import type { FindTeachersQuery } from '@somo/contracts/routes/find-teachers';
import { gradeLevels, searchMax } from '@somo/contracts/rules/profile';
import { teacherSorts, type TeacherSort } from '@somo/contracts/rules/search';
import { isKnownZone } from '@somo/messages/zones';
import { shortDayDate, shortMoney, wallTime } from '../../lib/format';
import { freeDays, freeWindow } from './free-window';

/** What the page searches by: no teacher is verified or has a rating yet. */
export type TeacherFilters = Omit<FindTeachersQuery, 'cursor' | 'limit' | 'minRating' | 'verified'>;

/** Not by rating: no teacher has one until lessons can be rated. */
export const sorts = teacherSorts.filter((sort) => sort !== 'rating');
/** The buttons that filters are behind. */
export const filterGroups = ['subject', 'price', 'when', 'country', 'more'] as const;
export type FilterGroup = (typeof filterGroups)[number];

/** Steps of the two price menus, in dollars. */
export const priceSteps = [10, 15, 20, 25, 30, 40, 50, 75, 100];

/** The URL parameters of those parts of a query that are called something else in the URL. */
interface Renamed {
  minRateCents: 'min';
  maxRateCents: 'max';
  freeFrom: 'free' | 'from';
  freeTo: 'free' | 'to';
}
type FilterName =
  { [Part in keyof Required<TeacherFilters>]: Part extends keyof Renamed ? Renamed[Part] : Part }[keyof TeacherFilters] | 'tz';
export type Chosen = { [Name in FilterName]?: string | undefined };

interface Filter {
  /** Returns the valid value of the URL parameter; undefined for anything else, which is ignored. */
  read: (word: string, others: Chosen, todayIn: (zone?: string) => string) => string | undefined;
  /** Returns its part of the query; left out where another parameter's part contains it. */
  query?: (value: string, others: Chosen, zone: string) => TeacherFilters;
  /** The button that its field is behind. */
  group?: FilterGroup;
  /** Returns the words of the button that removes it. */
  chip?: (value: string, t: TFunction<'teachers'>, others: Chosen) => string;
  /** The parameters that mean nothing without it. */
  with?: FilterName[];
}

const text = (word: string) => word.replaceAll('\0', '').trim().slice(0, searchMax).trim() || undefined;
const oneOf = (choices: readonly string[]) => (word: string) => choices.find((choice) => choice === word);
const dollars = (word: string) => (/^\d{1,4}$/.test(word) ? word : undefined);
const hour = (word: string, least: number, most: number) =>
  /^(0|[1-9]\d?)$/.test(word) && Number(word) >= least && Number(word) <= most ? word : undefined;

const centsOf = (dollars: string) => Number(dollars) * 100;
const hourOf = (hour: string | undefined) => (hour === undefined ? undefined : Number(hour));

const price = (dollars: string) => shortMoney(centsOf(dollars));
const time = (hour: string) => wallTime(`${hour.padStart(2, '0')}:00`);
const asStored = (value: string) => value;

function whenText(free: string, t: TFunction<'teachers'>, { from, to }: Chosen): string {
  const day = shortDayDate(free);
  if (from !== undefined && to !== undefined) return t('chips.between', { day, from: time(from), to: time(to) });
  if (from !== undefined) return t('chips.after', { day, time: time(from) });
  return to === undefined ? day : t('chips.before', { day, time: time(to) });
}

/** Every filter by its URL parameter, in the order of their chips; those that others depend on come first. */
const table = {
  tz: { read: (word) => (isKnownZone(word) ? word : undefined) },
  q: { read: text, query: (q) => ({ q }) },
  subject: { read: text, query: (subject) => ({ subject }), group: 'subject', chip: asStored },
  level: { read: oneOf(gradeLevels), query: (level) => ({ level }), group: 'more', chip: asStored },
  country: { read: text, query: (country) => ({ country }), group: 'country', chip: asStored },
  language: { read: text, query: (language) => ({ language }), group: 'more', chip: asStored },
  min: {
    read: dollars,
    query: (min) => ({ minRateCents: centsOf(min) }),
    group: 'price',
    chip: (min, t) => t('chips.min', { price: price(min) }),
  },
  max: {
    read: dollars,
    query: (max) => ({ maxRateCents: centsOf(max) }),
    group: 'price',
    chip: (max, t) => t('chips.max', { price: price(max) }),
  },
  free: {
    read: (word, { tz }, todayIn) => oneOf(freeDays(todayIn(tz)))(word),
    query: (free, { from, to }, zone) => freeWindow(free, zone, hourOf(from), hourOf(to)),
    group: 'when',
    chip: whenText,
    with: ['from', 'to'],
  },
  from: { read: (word, { free }) => (free === undefined ? undefined : hour(word, 0, 23)), group: 'when' },
  to: { read: (word, { free, from }) => (free === undefined ? undefined : hour(word, Number(from ?? 0) + 1, 24)), group: 'when' },
  instant: { read: oneOf(['true']), query: () => ({ instant: true }), group: 'more', chip: (_, t) => t('chips.instant') },
  sort: { read: oneOf(sorts.slice(1)), query: (sort) => ({ sort: sort as TeacherSort }) },
} satisfies Record<FilterName, Filter>;
export const filters: Record<FilterName, Filter> = table;

/** The filters that have a field behind a button. */
export type FieldName = { [Name in FilterName]: (typeof table)[Name] extends { group: FilterGroup } ? Name : never }[FilterName];

export const filterNames = Object.keys(filters) as FilterName[];

export const fieldsOf = (group: FilterGroup) => filterNames.filter((name) => filters[name].group === group) as FieldName[];

/** Returns the valid filters in the URL; invalid values are ignored, and the panel does not show them either. */
export function chosenFrom(search: URLSearchParams, todayIn: (zone?: string) => string): Chosen {
  const chosen: Chosen = {};
  for (const name of filterNames) chosen[name] = filters[name].read(search.get(name) ?? '', chosen, todayIn);
  return chosen;
}

export function filtersOf(chosen: Chosen, zone: string): TeacherFilters {
  const parts = filterNames.map((name) => (chosen[name] === undefined ? {} : filters[name].query?.(chosen[name], chosen, zone)));
  return Object.assign({}, ...parts) as TeacherFilters;
}

/** Returns the URL parameters with some of them changed; a blank value removes it. */
export function withFilters(search: URLSearchParams, values: Chosen): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value = ''] of Object.entries(values)) {
    if (value.trim()) next.set(name, value.trim());
    else next.delete(name);
  }
  return next;
}
