import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangePasswordBody } from '@somo/contracts/routes/auth';
import { http } from '../../../lib/http';

/** Changes the password, which ends all other sessions. */
export function useChangePassword() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePasswordBody) => http('POST /api/auth/change-password', { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['sessions'] }),
    gcTime: 0,
  });
}
