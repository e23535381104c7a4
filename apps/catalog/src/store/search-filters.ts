import type { FindTeachersQuery } from '@somo/contracts/routes/find-teachers';

interface SearchFilter {
  /** Of `profiles`. */
  column: string;
  /** Of the value that is searched for. */
  type: string;
  holds: (column: string, value: string) => string;
}

/** What decides how the search runs is no plain filter: texts, subjects, free times, the order and the page. */
type PlainFilter = Exclude<keyof FindTeachersQuery, 'q' | 'subject' | 'instant' | 'freeFrom' | 'freeTo' | 'sort' | 'cursor' | 'limit'>;

/** The filters that only thin the list out, each a line; they are off when left out. */
export const searchFilters: Record<PlainFilter, SearchFilter> = {
  country: { column: 'country', type: 'text', holds: (column, value) => `lower(${column}) = lower(${value})` },
  language: {
    column: 'languages',
    type: 'text',
    holds: (column, value) => `EXISTS (SELECT FROM unnest(${column}) l WHERE lower(l) = lower(${value}))`,
  },
  minRateCents: { column: 'hourly_rate_cents', type: 'int', holds: (column, value) => `${column} >= ${value}` },
  maxRateCents: { column: 'hourly_rate_cents', type: 'int', holds: (column, value) => `${column} <= ${value}` },
  minRating: { column: 'average_rating', type: 'numeric', holds: (column, value) => `COALESCE(${column}, 0) >= ${value}` },
  verified: { column: 'is_verified', type: 'boolean', holds: (column, value) => `${column} = ${value}` },
  level: { column: 'grade_levels', type: 'text', holds: (column, value) => `${value} = ANY (${column})` },
};

export const filterNames = Object.keys(searchFilters) as PlainFilter[];
