import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MyProfile } from '@somo/contracts/people';
import { http } from '../../../lib/http';
import { session } from '../../../lib/session';

function useShown() {
  const cache = useQueryClient();
  return (profile: MyProfile) => {
    cache.setQueryData(['my-profile'], profile);
    void session.refresh();
  };
}

export function useSaveAvatar() {
  const onSuccess = useShown();
  return useMutation({
    mutationFn: (picture: Blob) => {
      const form = new FormData();
      form.append('file', picture, 'picture.jpg');
      return http('PUT /api/me/avatar', { form });
    },
    onSuccess,
  });
}

export function useDeleteAvatar() {
  const onSuccess = useShown();
  return useMutation({ mutationFn: () => http('DELETE /api/me/avatar'), onSuccess });
}
