import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResolveProblemBody } from '@somo/contracts/routes/problems';
import { http } from '../../../lib/http';

export function useResolveProblem() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: ResolveProblemBody }) =>
      http('POST /api/admin/problems/:id/resolve', { params: { id }, body }),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: ['timeline'] });
      void cache.invalidateQueries({ queryKey: ['operations'] });
    },
  });
}
