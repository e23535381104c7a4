import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';
import { assuming, withRead } from './assume';

export function useDeleteNotification() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => http('DELETE /api/notifications/:id', { params: { id } }),
    ...assuming<string>(cache, (list, id) => {
      const rest = withRead(list, (each) => each === id);
      return { ...rest, items: rest.items.filter((item) => item.id !== id) };
    }),
  });
}
