import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { pages } from '../../../lib/query';
import type { TeacherFilters } from '../chosen';

/** Keeps showing the previous list while the next one is loading. */
export const useTeachers = (filters: TeacherFilters) =>
  useInfiniteQuery({ ...pages('GET /api/teachers', { query: { ...filters, limit: 12 } }), placeholderData: keepPreviousData });
