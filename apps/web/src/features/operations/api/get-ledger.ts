import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useLedger() {
  return useQuery({ queryKey: ['operations', 'ledger'], queryFn: ({ signal }) => http('GET /api/admin/ledger', { signal }) });
}
