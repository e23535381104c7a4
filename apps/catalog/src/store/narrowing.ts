import type { Range } from '@somo/calendar/ranges';
import type { FindTeachersQuery } from '@somo/contracts/routes/find-teachers';
import type { Put } from './collect-values.js';
import { nextFreeWithin, putRanges, rangeSlots } from './next-free.js';
import { filterNames, searchFilters } from './search-filters.js';

export interface Narrowing {
  filters: FindTeachersQuery;
  /** The ranges that a lesson may start in, ascending; null for any time. */
  times: readonly Range[] | null;
  /** Whose favorites are meant. */
  studentId?: string | undefined;
}

/** Returns the conditions on `profiles p` by the filters that merely narrow the list; each is disabled when null. */
export function profileConditions(put: Put, { filters }: Narrowing): string[] {
  return filterNames.map((name) => {
    const { column, type, condition } = searchFilters[name];
    return unlessNull(put(filters[name] ?? null, type), (value) => condition(`p.${column}`, value));
  });
}

/** Returns the conditions on `profiles p LEFT JOIN openings o`: how a teacher can be booked, and when. */
export function openingConditions(put: Put, { filters, times }: Narrowing): string[] {
  return [
    unlessNull(put(filters.instant ?? null, 'boolean'), (value) => `COALESCE(o.instant_booking, true) = ${value}`),
    ...(times ? [`${nextFreeWithin(putRanges(put, times))} IS NOT NULL`] : []),
  ];
}

/** Returns the condition on `profiles p` by whether they are a favorite of the student, with its part of a statement's name. */
export function favoriteCondition(put: Put, { filters, studentId = '' }: Narrowing): { name: string; text: string } | null {
  if (filters.favorites === undefined) return null;
  const [name, among] = filters.favorites ? ['favorites', 'IN'] : ['no-favorites', 'NOT IN'];
  return { name, text: `p.user_id ${among} (SELECT teacher_id FROM favorites WHERE student_id = ${put(studentId, 'uuid')})` };
}

/** Returns the part of a statement's name that says how many ranges of time it has. */
export const withinName = ({ times }: Narrowing): string | null =>
  times && `within${rangeSlots(times.length)}${times.at(-1)?.to === Infinity ? '-on' : ''}`;

export function needsOpenings({ filters, times }: Narrowing): boolean {
  return (filters.instant ?? null) !== null || times !== null;
}

const unlessNull = (parameter: string, condition: (parameter: string) => string): string =>
  `(${parameter} IS NULL OR ${condition(parameter)})`;
