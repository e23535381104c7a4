import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { Learner } from '@somo/contracts/learners';
import { keyOf, query } from '../../lib/query';

const ownLearners = query('GET /api/me/learners');

/** Fetches the children for whom the user books lessons. */
export const useLearners = () => useQuery(ownLearners);

/** Shows a learner who was added or changed at once, and fetches the list again. */
export function learnerSaved(cache: QueryClient, saved: Learner): Promise<void> {
  cache.setQueryData(ownLearners.queryKey, (known) => {
    if (!known) return known;
    const isKnown = known.items.some(({ id }) => id === saved.id);
    return { items: isKnown ? known.items.map((each) => (each.id === saved.id ? saved : each)) : [...known.items, saved] };
  });
  return refetchLearners(cache);
}

export const refetchLearners = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: keyOf('GET /api/me/learners') });
