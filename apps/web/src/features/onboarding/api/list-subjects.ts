import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useSubjects(enabled = true) {
  return useQuery({ queryKey: ['subjects'], queryFn: ({ signal }) => http('GET /api/subjects', { signal }), staleTime: Infinity, enabled });
}

/** Returns the subjects that words such as 'maths' mean. */
export function useMeantSubjects(words: string, enabled: boolean) {
  return useQuery({
    queryKey: ['subjects', 'meant', words],
    queryFn: ({ signal }) => http('GET /api/subjects', { query: { q: words }, signal }),
    staleTime: Infinity,
    enabled: enabled && words !== '',
  });
}
