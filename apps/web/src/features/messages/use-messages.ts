import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../../lib/http';
import { onPush } from '../../lib/live';
import { useIsOnline } from '../../lib/use-is-online';
import { applyMessagePush, latestMessages, merge } from './messages-cache';

/** The messages with one person, kept current by live pushes; earlier ones on request. */
export function useMessages(me: string, otherId: string) {
  const cache = useQueryClient();
  const messages = latestMessages(cache, otherId);
  const { queryKey } = messages;
  const query = useQuery(messages);
  const earlier = useMutation({
    mutationFn: (before: number) => http('GET /api/conversations/:userId/messages', { params: { userId: otherId }, query: { before } }),
    onSuccess: (page) => cache.setQueryData(queryKey, (known) => known && { ...merge(known, page.items), hasEarlier: page.hasEarlier }),
  });
  useEffect(() => onPush((push) => applyMessagePush(cache, me, push)), [cache, me]);
  return { query, earlier };
}

const follow = (listener: () => void) => {
  window.addEventListener('focus', listener);
  window.addEventListener('blur', listener);
  return () => {
    window.removeEventListener('focus', listener);
    window.removeEventListener('blur', listener);
  };
};

/** Returns whether the reader looks at this window. */
export const useHasFocus = (): boolean => useSyncExternalStore(follow, () => document.hasFocus());

/** Tells the server how far this person has read, while they look at the page. */
export function useMarkRead(otherId: string, lastSeq: number, isVisible: boolean): void {
  const hasFocus = useHasFocus();
  const { mutate } = useMutation({
    mutationFn: (upTo: number) => http('POST /api/conversations/:userId/read', { params: { userId: otherId }, body: { upTo } }),
  });
  const isOnline = useIsOnline();
  const [connections, setConnections] = useState(0);
  // What was read while the line was down, the server has not heard.
  useEffect(() => onPush(({ name }) => name === 'reconnected' && setConnections((count) => count + 1)), []);
  useEffect(() => {
    if (lastSeq > 0 && isVisible && hasFocus && isOnline) mutate(lastSeq);
  }, [lastSeq, isVisible, hasFocus, isOnline, connections, mutate]);
}
