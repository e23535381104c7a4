import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pages } from '../../lib/query';

/** Returns who wrote or was written to last, as of when the page was opened, until something else is chosen. */
export function useLatest(isWanted: boolean): { userId: string | null; forget: () => void } {
  const [isOn, setOn] = useState(isWanted);
  const [userId, setUserId] = useState<string | null>(null);
  // The list of the contacts itself: it is asked for once.
  const list = useInfiniteQuery(pages('GET /api/conversations', {}));
  const found = list.data?.pages[0]?.items.find(({ lastMessage }) => lastMessage !== null)?.userId;
  if (isOn && userId === null && found) setUserId(found);
  return { userId: isOn ? userId : null, forget: () => setOn(false) };
}
