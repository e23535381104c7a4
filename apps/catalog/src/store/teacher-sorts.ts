import type { TeacherSort } from '@somo/contracts/rules/search';

/** An integer sort key per teacher, with its own index; ties are broken by the id, which grows with the time of registration. */
interface Order {
  key: string;
  direction: 'ASC' | 'DESC';
}

// Among otherwise equal teachers, the more complete profile (0 to 63) comes first. `nextFree` stands for the teacher's next free time;
// teachers without one, or who do not share theirs, come last. `score` is the published rating of
// `ratingScore`; where ratings are hidden it is that of a teacher without reviews.
export const teacherSorts: Record<TeacherSort, Order> = {
  best: { key: '(p.offers_times::int * 8000000 + p.score) * 64 + p.completeness', direction: 'DESC' },
  rating: { key: 'p.score * 64 + p.completeness', direction: 'DESC' },
  price: { key: 'p.hourly_rate_cents * 64::bigint - p.completeness', direction: 'ASC' },
  '-price': { key: 'p.hourly_rate_cents * 64::bigint + p.completeness', direction: 'DESC' },
  soonest: { key: 'COALESCE((extract(epoch FROM nextFree) * 1000)::bigint, 9007199254740991)', direction: 'ASC' },
  newest: { key: 'p.joined_ms', direction: 'DESC' },
};

/** Returns the key of the best match for a text: teachers with a word that begins with it come before all others. */
export function relevantFirst(key: string): string {
  return `p.relevance * 2147483648 + ${key}`;
}
