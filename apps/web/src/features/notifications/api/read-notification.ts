import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';
import { optimisticUpdate, invalidateOnSettled, withRead } from './optimistic-update';

const read = (id: string) => http('POST /api/notifications/:id/read', { params: { id } });

/** For the bell: list and badge change once the server has saved it. */
export function useReadNotification() {
  const cache = useQueryClient();
  return useMutation({ mutationFn: read, ...invalidateOnSettled(cache) });
}

/** For the page: marks it as read immediately, and as unread again if saving fails. */
export function useMarkAsRead() {
  const cache = useQueryClient();
  return useMutation({ mutationFn: read, ...optimisticUpdate<string>(cache, (list, id) => withRead(list, (each) => each === id)) });
}
