// Optimistic updates of the cached notifications.
import type { InfiniteData, MutationFunctionContext, QueryClient } from '@tanstack/react-query';
import type { NotificationList } from '@somo/contracts/notifications';
import { keyOf } from '../../../lib/query';
import { outdate } from '../../../lib/changes';

type Fetched = NotificationList | InfiniteData<NotificationList>;

const all = { queryKey: keyOf('GET /api/notifications') };
const mutationKey = ['notifications'];

/**
 * Options of every notification mutation. A refetch while another mutation is
 * running would miss its change, so only the last one to finish refetches.
 */
export const invalidateOnSettled = {
  mutationKey,
  onSettled: (_answer: unknown, _error: unknown, _request: unknown, _result: unknown, { client }: MutationFunctionContext) =>
    client.isMutating({ mutationKey }) === 1 ? outdate(client, 'notifications') : undefined,
};

const changed = (data: Fetched, change: (list: NotificationList) => NotificationList): Fetched =>
  'pages' in data ? { ...data, pages: data.pages.map(change) } : change(data);

/** Applies a change to the cached lists and returns a function that reverts it. Their timestamps stay, because nothing was fetched. */
async function applyOptimistically(cache: QueryClient, change: (list: NotificationList) => NotificationList): Promise<() => void> {
  await cache.cancelQueries(all);
  const before = cache
    .getQueriesData<Fetched>(all)
    .map(([key, data]) => ({ key, data, updatedAt: cache.getQueryState(key)!.dataUpdatedAt }));
  for (const { key, data, updatedAt } of before) if (data) cache.setQueryData(key, changed(data, change), { updatedAt });
  return () => before.forEach(({ key, data, updatedAt }) => cache.setQueryData(key, data, { updatedAt }));
}

/** Returns the options of an optimistic mutation: a failure is logged and reverts the change. */
export const optimisticUpdate = <Request>(change: (list: NotificationList, request: Request) => NotificationList) => ({
  ...invalidateOnSettled,
  onMutate: (request: Request, { client }: MutationFunctionContext) => applyOptimistically(client, (list) => change(list, request)),
  onError: (error: Error, _request: Request, putBack: (() => void) | undefined) => {
    console.warn(error);
    putBack?.();
  },
});

/** Returns the list with the matching notifications marked as read; the unread count also covers those on later pages. */
export function withRead(list: NotificationList, isMeant: (id: string) => boolean): NotificationList {
  const turned = list.items.filter(({ id, isRead }) => !isRead && isMeant(id)).length;
  return {
    ...list,
    items: list.items.map((item) => (isMeant(item.id) ? { ...item, isRead: true } : item)),
    unreadCount: Math.max(0, list.unreadCount - turned),
  };
}
