import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PrivacySettings } from '@somo/contracts/privacy';
import type { UserSettings } from '@somo/contracts/routes/settings';
import { http } from '../../../lib/http';

export function useSavePrivacy() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (privacy: PrivacySettings) => http('PATCH /api/me/settings', { body: { privacy } }),
    onSuccess: (saved) => cache.setQueryData<UserSettings>(['settings'], (known) => ({ ...known, ...saved })),
  });
}
