import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PaymentSettingsBody, UserSettings } from '@somo/contracts/routes/settings';
import { http } from '../../../lib/http';

/** Saves the payout method. The cache gets the stored, masked values of the response; what was typed is not cached. */
export function useSavePayment() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (payment: PaymentSettingsBody) => http('PATCH /api/me/settings', { body: { payment } }),
    onSuccess: (saved) => cache.setQueryData<UserSettings>(['settings'], (known) => ({ ...known, ...saved })),
    gcTime: 0,
  });
}
