// What a search asks for, as it stands in the page's address: shareable, and kept on Back.
import type { FindTeachersQuery } from '@somo/contracts/routes/find-teachers';
import { gradeLevels, searchMax } from '@somo/contracts/rules/profile';
import { teacherSorts } from '@somo/contracts/rules/search';
import { freeDays, freeWindow } from './free-window';

export type TeacherFilters = Omit<FindTeachersQuery, 'cursor' | 'limit'>;

/** Not by rating: no teacher has one until lessons can be rated. */
export const sorts = teacherSorts.filter((sort) => sort !== 'rating');
/** The buttons that filters are behind. */
export const filterGroups = ['subject', 'price', 'when', 'country', 'more'] as const;
export type FilterGroup = (typeof filterGroups)[number];

/** Steps of the two price menus, in dollars. */
export const priceSteps = [10, 15, 20, 25, 30, 40, 50, 75, 100];

interface Filter {
  /** Returns the valid value of a URL parameter; undefined for anything else, which is ignored. */
  read: (word: string) => string | undefined;
  query: (value: string) => TeacherFilters;
}

const text = (query: (value: string) => TeacherFilters): Filter => ({
  read: (word) => word.replaceAll('\0', '').trim().slice(0, searchMax).trim() || undefined,
  query,
});
const oneOf = <Value extends string>(choices: readonly Value[], query: (value: Value) => TeacherFilters): Filter => ({
  read: (word) => choices.find((choice) => choice === word),
  query: (value) => query(value as Value),
});
const dollars = (query: (cents: number) => TeacherFilters): Filter => ({
  read: (word) => (/^\d{1,4}$/.test(word) ? word : undefined),
  query: (value) => query(Number(value) * 100),
});

/** Every filter by its URL parameter. One more, free times, takes three: `free`, `from` and `to`. */
const filters = {
  q: text((q) => ({ q })),
  subject: text((subject) => ({ subject })),
  level: oneOf(gradeLevels, (level) => ({ level })),
  country: text((country) => ({ country })),
  language: text((language) => ({ language })),
  min: dollars((minRateCents) => ({ minRateCents })),
  max: dollars((maxRateCents) => ({ maxRateCents })),
  instant: oneOf(['true'], () => ({ instant: true })),
  sort: oneOf(sorts.slice(1), (sort) => ({ sort })),
};

type FilterName = keyof typeof filters;
const filterNames = Object.keys(filters) as FilterName[];

export type ChosenName = FilterName | 'free' | 'from' | 'to' | 'tz';
export type Chosen = { [Name in ChosenName]?: string | undefined };

/** Returns the valid filters in the URL; invalid values are ignored, and the panel does not show them either. */
export function chosenFrom(search: URLSearchParams, today: string): Chosen {
  const chosen: Chosen = {};
  for (const name of filterNames) chosen[name] = filters[name].read(search.get(name) ?? '');
  const free = oneOf(freeDays(today), () => ({})).read(search.get('free') ?? '');
  if (free === undefined) return chosen;
  const from = hour(search.get('from'), 0, 23);
  return { ...chosen, free, from, to: hour(search.get('to'), Number(from ?? 0) + 1, 24) };
}

function hour(word: string | null, least: number, most: number): string | undefined {
  const holds = word !== null && /^(0|[1-9]\d?)$/.test(word) && Number(word) >= least && Number(word) <= most;
  return holds ? word : undefined;
}

export function filtersOf(chosen: Chosen, zone: string): TeacherFilters {
  const { free, from, to } = chosen;
  const found = filterNames.map((name) => (chosen[name] === undefined ? {} : filters[name].query(chosen[name])));
  const window = freeWindow(free, zone, from === undefined ? undefined : Number(from), to === undefined ? undefined : Number(to));
  return Object.assign({}, ...found, window) as TeacherFilters;
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

/** Returns the time zone the home page passed on, if the browser knows it. */
export function zoneFrom(search: URLSearchParams, isZone: (zone: string) => boolean): string | null {
  const zone = search.get('tz');
  return zone && isZone(zone) ? zone : null;
}
