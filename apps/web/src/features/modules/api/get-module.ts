import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useModule(id: string) {
  return useQuery({ queryKey: ['module', id], queryFn: ({ signal }) => http('GET /api/modules/:id', { params: { id }, signal }) });
}
