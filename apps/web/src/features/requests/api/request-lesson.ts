import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestLessonBody } from '@somo/contracts/routes/requests';
import { http } from '../../../lib/http';
import { isPassing, isRefused } from '../../../lib/problem';

/** Asks for a lesson. `key` belongs to one click: a retry after a lost connection sends the same one, so that nothing is asked twice. */
export function useRequestLesson() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: RequestLessonBody & { key: string }) => http('POST /api/booking-requests', { body, key }),
    retry: (failures, error) => failures < 2 && (isPassing(error) || isRefused(error, 'in-progress')),
    retryDelay: 600,
    onSuccess: () => cache.invalidateQueries({ queryKey: ['requests'] }),
  });
}
