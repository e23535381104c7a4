import { useQuery } from '@tanstack/react-query';
import type { OperatorSearch } from '@somo/contracts/operators-search';
import { pollEvery } from '../../../lib/data-saver';
import { query } from '../../../lib/query';

/** An empty text searches for nothing. `again`: how soon to look again, in milliseconds, given what was found. */
export function useOperatorSearch(q: string, again: (found: OperatorSearch) => number | false = () => false) {
  return useQuery({
    ...query('GET /api/admin/search', { query: { q } }),
    enabled: q !== '',
    refetchInterval: ({ state }) => pollEvery(state.data ? again(state.data) : false),
  });
}
