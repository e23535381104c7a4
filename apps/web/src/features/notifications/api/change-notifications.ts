import { useMutation } from '@tanstack/react-query';
import { mutation } from '../../../lib/mutation';
import { invalidateOnSettled, optimisticUpdate, withRead } from './optimistic-update';

interface One {
  params: { id: string };
}

/** For the bell: list and badge change once the server has saved it. */
export const useReadNotification = () => useMutation({ ...mutation('POST /api/notifications/:id/read'), ...invalidateOnSettled });

/** For the page: marks it as read immediately, and as unread again if saving fails. */
export const useMarkAsRead = () =>
  useMutation({
    ...mutation('POST /api/notifications/:id/read'),
    ...optimisticUpdate<One>((list, { params: { id } }) => withRead(list, (each) => each === id)),
  });

export const useReadAllNotifications = () =>
  useMutation({
    ...mutation('POST /api/notifications/read-all'),
    ...optimisticUpdate((list) => ({ ...withRead(list, () => true), unreadCount: 0 })),
  });

export const useDeleteNotification = () =>
  useMutation({
    ...mutation('DELETE /api/notifications/:id'),
    ...optimisticUpdate<One>((list, { params: { id } }) => {
      const rest = withRead(list, (each) => each === id);
      return { ...rest, items: rest.items.filter((item) => item.id !== id) };
    }),
  });
