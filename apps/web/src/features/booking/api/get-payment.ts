import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

/** Fetches the payment of a lesson that is paid. */
export function usePaymentOf(lessonId: string) {
  return useQuery({
    queryKey: ['lessons', 'payment', lessonId],
    queryFn: ({ signal }) => http('GET /api/lessons/:id/payment', { params: { id: lessonId }, signal }),
  });
}
