import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MyModule } from '@somo/contracts/people';
import { http } from '../../../lib/http';

/** Saves which lessons are completed; shown at once, and taken back if the server refuses. */
export function useSaveProgress(id: string) {
  const cache = useQueryClient();
  const queryKey = ['module', id];
  return useMutation({
    scope: { id: `progress-${id}` },
    mutationFn: (completedLessons: number[]) => http('PUT /api/modules/:id/progress', { params: { id }, body: { completedLessons } }),
    onMutate: async (completedLessons) => {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData<MyModule>(queryKey);
      cache.setQueryData<MyModule>(queryKey, (known) => known && { ...known, completedLessons });
      return { before };
    },
    onError: (_error, _completed, context) => cache.setQueryData(queryKey, context?.before),
  });
}
