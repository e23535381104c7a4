import { useMutation } from '@tanstack/react-query';
import { mutation } from '../../../lib/mutation';
import { query } from '../../../lib/query';

/** Saves which lessons are completed; shown at once, and taken back if the server refuses. */
export function useSaveProgress(id: string) {
  const { queryKey } = query('GET /api/modules/:id', { params: { id } });
  return useMutation({
    ...mutation('PUT /api/modules/:id/progress'),
    scope: { id: `progress-${id}` },
    onMutate: async ({ body: { completedLessons } }, { client }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (known) => known && { ...known, completedLessons });
      return { before };
    },
    onError: (_error, _request, result, { client }) => client.setQueryData(queryKey, result?.before),
  });
}
