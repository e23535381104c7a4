import type { TeacherSort } from '@somo/contracts/asks/catalog';

/** A whole-number key per teacher; equal keys are told apart by the id, which grows with the time of registration. */
export interface Order {
  key: string;
  direction: 'ASC' | 'DESC';
}

// `nextFree` stands for the teacher's next free time; who has none comes last.
export const teacherSorts: Record<TeacherSort, Order> = {
  best: { key: 'p.score', direction: 'DESC' },
  rating: { key: 'p.stars', direction: 'DESC' },
  price: { key: 'p.hourly_rate_cents', direction: 'ASC' },
  '-price': { key: 'p.hourly_rate_cents', direction: 'DESC' },
  soonest: { key: 'COALESCE((extract(epoch FROM nextFree) * 1000)::bigint, 9007199254740991)', direction: 'ASC' },
  newest: { key: 'p.joined_ms', direction: 'DESC' },
};
