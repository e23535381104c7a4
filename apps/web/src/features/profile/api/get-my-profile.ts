import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useMyProfile(enabled = true) {
  return useQuery({ queryKey: ['my-profile'], queryFn: ({ signal }) => http('GET /api/me/profile', { signal }), enabled });
}
