import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';
import { optimisticUpdate, invalidateOnSettled, withRead } from './optimistic-update';

const read = (id: string) => http('POST /api/notifications/:id/read', { params: { id } });

/** The bell's: saved first; list and badge change once the server has it. */
export function useReadNotification() {
  const cache = useQueryClient();
  return useMutation({ mutationFn: read, ...invalidateOnSettled(cache) });
}

/** The page's: read at once, and unread again where it could not be saved. */
export function useMarkAsRead() {
  const cache = useQueryClient();
  return useMutation({ mutationFn: read, ...optimisticUpdate<string>(cache, (list, id) => withRead(list, (each) => each === id)) });
}
