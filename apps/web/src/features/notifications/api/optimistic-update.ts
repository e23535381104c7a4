// Notifications as the screen shows them, changed before the server has said yes.
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { NotificationList } from '@somo/contracts/notifications';

type Fetched = NotificationList | InfiniteData<NotificationList>;

const all = { queryKey: ['notifications'] };
const mutationKey = ['notifications'];

/** Every change of notifications bears the key. What is fetched while another one runs would not know of that one: the last to end fetches. */
export const invalidateOnSettled = (cache: QueryClient) => ({
  mutationKey,
  onSettled: () => (cache.isMutating({ mutationKey }) === 1 ? cache.invalidateQueries(all) : undefined),
});

const changed = (data: Fetched, change: (list: NotificationList) => NotificationList): Fetched =>
  'pages' in data ? { ...data, pages: data.pages.map(change) } : change(data);

/** Returns what puts everything back. What is on the screen stays as old as it was: nothing of it was fetched just now. */
async function applyOptimistically(cache: QueryClient, change: (list: NotificationList) => NotificationList): Promise<() => void> {
  await cache.cancelQueries(all);
  const before = cache
    .getQueriesData<Fetched>(all)
    .map(([key, data]) => ({ key, data, updatedAt: cache.getQueryState(key)!.dataUpdatedAt }));
  for (const { key, data, updatedAt } of before) if (data) cache.setQueryData(key, changed(data, change), { updatedAt });
  return () => before.forEach(({ key, data, updatedAt }) => cache.setQueryData(key, data, { updatedAt }));
}

/** The options of a request whose success is assumed: a failure is logged, and puts back what was there. */
export const optimisticUpdate = <Asked>(cache: QueryClient, change: (list: NotificationList, asked: Asked) => NotificationList) => ({
  ...invalidateOnSettled(cache),
  onMutate: (asked: Asked) => applyOptimistically(cache, (list) => change(list, asked)),
  onError: (error: Error, _: Asked, putBack: (() => void) | undefined) => {
    console.warn(error);
    putBack?.();
  },
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
