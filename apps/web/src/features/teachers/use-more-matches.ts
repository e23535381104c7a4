// Where few are found: whom the search would find without one of its filters, the topic aside.
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { TeacherCard } from '@somo/contracts/people';
import { composedKey } from '../../lib/query';
import type { Chosen } from './chosen';
import { filtersOf } from './filters';
import { countText, resultCount } from './result-count';
import { closeShown, searchWith, type CloseMatches, type SearchPart } from './use-close-matches';

/** Returns who else is found without the filter whose absence finds most; null while that is not known, and for nobody. */
export function useMoreMatches(
  chosen: Chosen,
  parts: SearchPart[],
  found: TeacherCard[],
  zone: string,
  t: TFunction<['search', 'common', 'filters']>,
): CloseMatches | null {
  const filters = parts.filter(({ isTopic }) => !isTopic);
  const limit = closeShown + found.length;
  const { data } = useQuery({
    queryKey: composedKey('GET /api/teachers', { query: { ...filtersOf(chosen, zone), limit } }),
    queryFn: ({ signal }) => Promise.all(filters.map(({ without }) => searchWith(chosen, without, { zone, limit, signal }))),
    enabled: filters.length > 0,
  });
  const known = new Set(found.map(({ id }) => id));
  const others = filters.map((part, index) => {
    const answer = data?.[index];
    if (!answer) return null;
    const count = resultCount([answer], answer.nextCursor !== null);
    return { part, count, teachers: answer.items.filter(({ id }) => !known.has(id)).slice(0, closeShown) };
  });
  const most = others.reduce((best, other) => (other && other.count.count > (best?.count.count ?? found.length) ? other : best), null);
  if (!most || most.teachers.length === 0) return null;
  const about = t('filters:foundWithout', { found: countText(most.count, t), part: most.part.text });
  return { ...most.count, about, changes: most.part.without, teachers: most.teachers };
}
