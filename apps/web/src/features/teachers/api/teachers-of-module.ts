import { useQuery } from '@tanstack/react-query';
import type { ModuleSummary } from '@somo/contracts/people';
import { http } from '../../../lib/http';

/** Finds bookable teachers of a module: by its name, which only counts where they have chosen that module. */
export function useTeachersOfModule({ id, subject, name }: ModuleSummary) {
  return useQuery({
    queryKey: ['teachers', 'of-module', id],
    queryFn: ({ signal }) => http('GET /api/teachers', { query: { subject, q: name, limit: 12 }, signal }),
    select: ({ items, nextCursor }) => ({
      items: items.filter(({ specialties }) => specialties.includes(name)),
      hasMore: nextCursor !== null,
    }),
  });
}
