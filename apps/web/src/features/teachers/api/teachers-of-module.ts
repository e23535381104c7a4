import { useQuery } from '@tanstack/react-query';
import type { ModuleSummary } from '@somo/contracts/people';
import { query } from '../../../lib/query';

/** Finds bookable teachers of a module: by its name, which only counts where they have chosen that module. */
export function useTeachersOfModule({ subject, name }: ModuleSummary) {
  return useQuery({
    ...query('GET /api/teachers', { query: { subject, q: name, limit: 12 } }),
    select: ({ items, nextCursor }) => ({
      items: items.filter(({ specialties }) => specialties.includes(name)),
      hasMore: nextCursor !== null,
    }),
  });
}
