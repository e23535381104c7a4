import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';
import { optimisticUpdate, withRead } from './optimistic-update';

export function useDeleteNotification() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => http('DELETE /api/notifications/:id', { params: { id } }),
    ...optimisticUpdate<string>(cache, (list, id) => {
      const rest = withRead(list, (each) => each === id);
      return { ...rest, items: rest.items.filter((item) => item.id !== id) };
    }),
  });
}
