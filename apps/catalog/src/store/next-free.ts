import type { Range } from '@somo/calendar/ranges';
import type { Put } from './collect-values.js';

/** A range of starts as parameters of a statement; without an end it lasts for ever. */
interface FreeRange {
  from: string;
  to: string | null;
}

/** So that searches by few or many ranges share statements: a range that is not there is null, and has no start. */
const sizes = [1, 4, 18];

/** Returns how many ranges a statement for so many has. */
export const rangeSlots = (count: number): number => sizes.find((size) => size >= count) ?? count;

/** Adds ranges to a statement. `first_after` looks for a start strictly later than its argument. */
export function putRanges(put: Put, ranges: readonly Range[]): FreeRange[] {
  return Array.from({ length: rangeSlots(ranges.length) }, (_, at) => {
    const range = ranges[at];
    const from = put(range ? new Date(range.from - 1) : null, 'timestamptz');
    return { from, to: range?.to === Infinity ? null : put(range ? new Date(range.to) : null, 'timestamptz') };
  });
}

/** Returns ranges as one parameter: `width_bucket` of a time in one of them is odd. */
export function putBounds(put: Put, ranges: readonly Range[]): string {
  const bounds = ranges.flatMap(({ from, to }) => (to === Infinity ? [from] : [from, to]));
  return put(
    bounds.map((bound) => new Date(bound)),
    'timestamptz[]',
  );
}

/** Returns the SQL of a teacher's next free time after a parameter, as others may know it. Wants `profiles p LEFT JOIN openings o`. */
export const nextFree = (afterParameter: string): string => nextFreeWithin([{ from: afterParameter, to: null }]);

/** Returns the SQL of a teacher's next free time in one of these ranges, which ascend; null if there is none. */
export function nextFreeWithin(ranges: FreeRange[]): string {
  const firsts = ranges.map(({ from, to }) => {
    const first = `first_after(o.starts_at, ${from})`;
    return to === null ? first : `CASE WHEN ${first} < ${to} THEN ${first} END`;
  });
  return `(CASE WHEN p.share_availability THEN COALESCE(${firsts.join(', ')}) END)`;
}

/** Returns the SQL of a teacher's first free times in the ranges of a parameter (`putBounds`), at most so many. */
export function freeTimesWithin(bounds: string, most: number): string {
  return `ARRAY(SELECT free FROM unnest(CASE WHEN p.share_availability THEN o.starts_at END) free
    WHERE width_bucket(free, ${bounds}) % 2 = 1 ORDER BY free LIMIT ${most})`;
}
