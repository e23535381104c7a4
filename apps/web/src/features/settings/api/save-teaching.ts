import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TeachingSettings } from '@somo/contracts/teaching';
import type { UserSettings } from '@somo/contracts/routes/settings';
import { http } from '../../../lib/http';

export function useSaveTeaching() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (teaching: Partial<TeachingSettings>) => http('PATCH /api/me/settings', { body: { teaching } }),
    onSuccess: (saved) => cache.setQueryData<UserSettings>(['settings'], (known) => ({ ...known, ...saved })),
  });
}
