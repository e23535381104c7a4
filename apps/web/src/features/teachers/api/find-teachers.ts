import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';
import type { TeacherFilters } from '../filters';

/** Keeps showing the previous list while the next one is loading. */
export function useTeachers(filters: TeacherFilters) {
  return useInfiniteQuery({
    queryKey: ['teachers', filters],
    queryFn: ({ pageParam, signal }) =>
      http('GET /api/teachers', { query: { ...filters, limit: 12, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
