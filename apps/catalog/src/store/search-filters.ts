import type { FindTeachersQuery } from '@somo/contracts/routes/find-teachers';

interface SearchFilter {
  /** A column of `profiles`. */
  column: string;
  /** The SQL type of the value. */
  type: string;
  condition: (column: string, value: string) => string;
}

/** Filters that are one condition on a profile. Text, subject, order and page are handled in teacher-search.ts, open times in wished-times.ts and narrowing.ts, which has favorites too. */
type PlainFilter = Exclude<keyof FindTeachersQuery, 'q' | 'subject' | 'instant' | 'favorites' | TimeFilter | 'sort' | 'cursor' | 'limit'>;
type TimeFilter = 'freeFrom' | 'freeTo' | 'hours' | 'weekdays' | 'fromTime' | 'toTime' | 'timeZone';

/** Every plain filter in one line. A filter that is not set has no condition. */
export const searchFilters: Record<PlainFilter, SearchFilter> = {
  country: { column: 'country', type: 'text', condition: (column, value) => `lower(${column}) = lower(${value})` },
  language: {
    column: 'languages',
    type: 'text',
    condition: (column, value) => `EXISTS (SELECT FROM unnest(${column}) l WHERE lower(l) = lower(${value}))`,
  },
  minRateCents: { column: 'hourly_rate_cents', type: 'int', condition: (column, value) => `${column} >= ${value}` },
  maxRateCents: { column: 'hourly_rate_cents', type: 'int', condition: (column, value) => `${column} <= ${value}` },
  minRating: {
    column: 'average_rating',
    type: 'numeric',
    // A hidden rating cannot be found out by narrowing.
    condition: (column, value) =>
      `CASE WHEN ${column.replace('average_rating', 'show_ratings')} THEN COALESCE(${column}, 0) ELSE 0 END >= ${value}`,
  },
  verified: { column: 'is_verified', type: 'boolean', condition: (column, value) => `${column} = ${value}` },
  level: { column: 'grade_levels', type: 'text', condition: (column, value) => `${value} = ANY (${column})` },
};

export const filterNames = Object.keys(searchFilters) as PlainFilter[];
