import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useSettings(enabled = true) {
  return useQuery({ queryKey: ['settings'], queryFn: ({ signal }) => http('GET /api/me/settings', { signal }), enabled });
}
