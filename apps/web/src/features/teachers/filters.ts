// The search filters in the URL, so that a search can be shared and survives Back.
import type { FindTeachersQuery } from '@somo/contracts/routes/teachers';
import type { TeacherSort } from '@somo/contracts/asks/catalog';
import { gradeLevels, searchMax } from '@somo/contracts/rules/profile';
import { freeDays, freeWindow } from './free-window';

export type TeacherFilters = Omit<FindTeachersQuery, 'cursor' | 'limit'>;

export const sorts: TeacherSort[] = ['best', 'price', '-price', 'rating', 'soonest', 'newest'];
/** The steps of the two price menus, in dollars. */
export const priceSteps = [10, 15, 20, 25, 30, 40, 50, 75, 100];
export const ratingSteps = ['4.8', '4.5', '4', '3'];
/** The URL parameters that the filter panel sets; a day and its hours count as one filter. */
const filterNames = ['subject', 'level', 'country', 'language', 'min', 'max', 'rating', 'free', 'verified', 'instant', 'sort'] as const;

export type ChosenName = (typeof filterNames)[number] | 'q' | 'from' | 'to';
export type Chosen = { [Name in ChosenName]?: string | undefined };

/** Returns the valid filters in the URL; invalid values are ignored, and the panel does not show them either. */
export function chosenFrom(search: URLSearchParams, today: string): Chosen {
  const one = (name: ChosenName, holds: (value: string) => boolean) => {
    const value = search.get(name) ?? '';
    return holds(value) ? value : undefined;
  };
  const words = (name: ChosenName) => search.get(name)?.replaceAll('\0', '').trim().slice(0, searchMax).trim() || undefined;
  const hour = (least: number, most: number) => (value: string) =>
    /^(0|[1-9]\d?)$/.test(value) && Number(value) >= least && Number(value) <= most;
  const dollars = (value: string) => /^\d{1,4}$/.test(value);
  const free = one('free', (value) => freeDays(today).includes(value));
  const from = free && one('from', hour(0, 23));
  return {
    q: words('q'),
    subject: words('subject'),
    level: one('level', (value) => gradeLevels.some((level) => level === value)),
    country: words('country'),
    language: words('language'),
    min: one('min', dollars),
    max: one('max', dollars),
    rating: one('rating', (value) => ratingSteps.includes(value)),
    free,
    from,
    to: free && one('to', hour(Number(from ?? 0) + 1, 24)),
    verified: one('verified', (value) => value === 'true'),
    instant: one('instant', (value) => value === 'true'),
    sort: one('sort', (value) => sorts.slice(1).some((sort) => sort === value)),
  };
}

export function filtersOf(chosen: Chosen, zone: string): TeacherFilters {
  const { q, subject, level, country, language, min, max, rating, free, from, to, verified, instant, sort } = chosen;
  const found: { [Name in keyof TeacherFilters]: TeacherFilters[Name] | undefined } = {
    q,
    subject,
    level,
    country,
    language,
    minRateCents: min === undefined ? undefined : Number(min) * 100,
    maxRateCents: max === undefined ? undefined : Number(max) * 100,
    minRating: rating === undefined ? undefined : Number(rating),
    verified: verified !== undefined || undefined,
    instant: instant !== undefined || undefined,
    sort: sorts.find((each) => each === sort),
    ...freeWindow(free, zone, from === undefined ? undefined : Number(from), to === undefined ? undefined : Number(to)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

export function countFilters(chosen: Chosen): number {
  return filterNames.filter((name) => chosen[name] !== undefined).length;
}

/** Returns the URL parameters with one of them changed; a blank value removes it. */
export function withFilter(search: URLSearchParams, name: ChosenName, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value.trim()) next.set(name, value.trim());
  else next.delete(name);
  return next;
}

/** Returns the time zone the home page passed on, if the browser knows it. */
export function zoneFrom(search: URLSearchParams, isZone: (text: unknown) => boolean): string | null {
  const zone = search.get('tz');
  return zone && isZone(zone) ? zone : null;
}
