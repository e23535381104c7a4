import type { TeacherSort } from '@somo/contracts/asks/catalog';

/** A whole-number key per teacher, with an index of its own; equal keys are told apart by the id, which grows with the time of registration. */
export interface Order {
  key: string;
  direction: 'ASC' | 'DESC';
}

// Of teachers who are equal otherwise the one who is more complete (0 to 15) comes first. `nextFree` stands for the teacher's next free time; who has none comes last.
export const teacherSorts: Record<TeacherSort, Order> = {
  best: { key: 'p.score * 16 + p.completeness', direction: 'DESC' },
  rating: { key: 'p.stars * 16 + p.completeness', direction: 'DESC' },
  price: { key: 'p.hourly_rate_cents * 16::bigint - p.completeness', direction: 'ASC' },
  '-price': { key: 'p.hourly_rate_cents * 16::bigint + p.completeness', direction: 'DESC' },
  soonest: { key: 'COALESCE((extract(epoch FROM nextFree) * 1000)::bigint, 9007199254740991)', direction: 'ASC' },
  newest: { key: 'p.joined_ms', direction: 'DESC' },
};
