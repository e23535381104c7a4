// Notifications as the screen shows them, changed before the server has said yes.
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { NotificationList } from '@somo/contracts/notifications';

const all = { queryKey: ['notifications'] };

/** Returns what puts everything back. */
async function assume(cache: QueryClient, change: (list: NotificationList) => NotificationList): Promise<() => void> {
  await cache.cancelQueries(all);
  const before = cache.getQueriesData(all);
  cache.setQueriesData<InfiniteData<NotificationList>>({ queryKey: ['notifications', 'list'] }, (lists) =>
    lists ? { ...lists, pages: lists.pages.map(change) } : lists,
  );
  cache.setQueriesData<NotificationList>({ queryKey: ['notifications', 'latest'] }, (list) => (list ? change(list) : list));
  return () => before.forEach(([key, data]) => cache.setQueryData(key, data));
}

/** The three callbacks of a request whose success is assumed: a failure is logged, and puts back what was there. */
export const assuming = <Asked>(cache: QueryClient, change: (list: NotificationList, asked: Asked) => NotificationList) => ({
  onMutate: (asked: Asked) => assume(cache, (list) => change(list, asked)),
  onError: (error: Error, _: Asked, putBack: (() => void) | undefined) => {
    console.warn(error);
    putBack?.();
  },
  onSettled: () => cache.invalidateQueries(all),
});

/** A list in which some are read; the count is of all there are, also of those further down. */
export function withRead(list: NotificationList, isMeant: (id: string) => boolean): NotificationList {
  const turned = list.items.filter(({ id, isRead }) => !isRead && isMeant(id)).length;
  return {
    ...list,
    items: list.items.map((item) => (isMeant(item.id) ? { ...item, isRead: true } : item)),
    unreadCount: Math.max(0, list.unreadCount - turned),
  };
}
