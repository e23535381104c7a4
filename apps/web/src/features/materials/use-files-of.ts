import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/query';

/** Returns how many files of a lesson a person added; undefined until it is known. */
export function useFilesOf(lessonId: string, userId: string): number | undefined {
  const { data } = useQuery(query('GET /api/lessons/:id/materials', { params: { id: lessonId } }));
  return data?.items.filter(({ addedBy }) => addedBy === userId).length;
}
