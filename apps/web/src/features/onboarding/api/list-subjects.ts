import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useSubjects(enabled = true) {
  return useQuery({ queryKey: ['subjects'], queryFn: ({ signal }) => http('GET /api/subjects', { signal }), staleTime: Infinity, enabled });
}

/** Returns the subjects that somebody means by the words: 'ICT', 'mathmatics'. */
export function useSubjectsMeant(words: string) {
  return useQuery({
    queryKey: ['subjects', words],
    queryFn: ({ signal }) => http('GET /api/subjects', { query: { q: words }, signal }),
    enabled: words !== '',
    staleTime: Infinity,
  });
}
