import { useState } from 'react';
import type { ConversationMessage } from '@somo/contracts/conversations';
import { useHasFocus, useMessages } from './use-messages';

export interface Unread {
  count: number;
  /** The newest of them, if it arrived while this page was open. */
  latest: ConversationMessage | undefined;
}

const nothing: Unread = { count: 0, latest: undefined };

/** Returns what the other person wrote and the reader has not seen; nothing while they look at the conversation. */
export function useUnread(me: string, otherId: string, isOpen: boolean): Unread {
  const messages = useMessages(me, otherId).query.data?.items;
  const isSeen = useHasFocus() && isOpen;
  const last = messages?.at(-1)?.seq ?? 0;
  const [known, setKnown] = useState<{ first: number; seenUpTo: number }>();
  if (messages && !known) setKnown({ first: last, seenUpTo: 0 });
  if (known && isSeen && known.seenUpTo < last) setKnown({ ...known, seenUpTo: last });
  if (isSeen || !messages || !known) return nothing;
  const unseen = messages.filter(({ seq, senderId, isRead }) => senderId === otherId && !isRead && seq > known.seenUpTo);
  const latest = unseen.at(-1);
  return { count: unseen.length, latest: latest && latest.seq > known.first ? latest : undefined };
}
