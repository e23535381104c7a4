// What a search asks for, as it stands in the page's address: shareable, and kept on Back.
import type { FindTeachersQuery } from '@somo/contracts/routes/teachers';
import type { TeacherSort } from '@somo/contracts/asks/catalog';
import { gradeLevels } from '@somo/contracts/rules/profile';
import { freeOn } from './free-day';

export type TeacherFilters = Omit<FindTeachersQuery, 'cursor' | 'limit'>;

export const sorts: TeacherSort[] = ['best', 'price', '-price', 'rating', 'soonest', 'newest'];
/** Steps of the two price menus, in dollars. */
export const priceSteps = [10, 15, 20, 25, 30, 40, 50, 75, 100];
export const ratingSteps = ['4.8', '4.5', '4', '3'];
/** The words of the address that the filter panel sets. */
export const filterNames = ['subject', 'level', 'country', 'language', 'min', 'max', 'rating', 'free', 'verified', 'sort'];

const text = (search: URLSearchParams, name: string) => search.get(name)?.trim().slice(0, 120) || undefined;
const cents = (search: URLSearchParams, name: string) =>
  /^\d{1,4}$/.test(search.get(name) ?? '') ? Number(search.get(name)) * 100 : undefined;

export function filtersFrom(search: URLSearchParams, zone: string): TeacherFilters {
  const found: { [Name in keyof TeacherFilters]: TeacherFilters[Name] | undefined } = {
    q: text(search, 'q'),
    subject: text(search, 'subject'),
    country: text(search, 'country'),
    language: text(search, 'language'),
    minRating: ratingSteps.includes(search.get('rating') ?? '') ? Number(search.get('rating')) : undefined,
    verified: search.get('verified') === 'true' || undefined,
    ...freeOn(search.get('free'), zone),
    level: gradeLevels.find((level) => level === search.get('level')),
    minRateCents: cents(search, 'min'),
    maxRateCents: cents(search, 'max'),
    sort: sorts.find((sort) => sort === search.get('sort')),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The address with one of its words changed; blank takes it out. */
export function withFilter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value.trim()) next.set(name, value.trim());
  else next.delete(name);
  return next;
}

/** The zone the home page asked to see times in, if the browser knows it. */
export function zoneFrom(search: URLSearchParams, isZone: (text: unknown) => boolean): string | null {
  const zone = search.get('tz');
  return zone && isZone(zone) ? zone : null;
}
