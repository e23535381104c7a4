import { useMutation, useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

const board = '/api/admin/queues/board/';

/** Whether the job queues can be looked at here. */
export function useQueueBoard() {
  return useQuery({ queryKey: ['operations', 'queues'], queryFn: ({ signal }) => http('GET /api/admin/queues', { signal }) });
}

/** Leaves for the pages of the job queues, which the gateway then lets this browser see for ten minutes. */
export function useOpenQueues() {
  return useMutation({
    mutationFn: () => http('POST /api/admin/queues/open', {}),
    onSuccess: () => window.location.assign(board),
  });
}
