// The messages of each conversation as this page knows them, kept in order and without gaps.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ConversationMessage, MessagePage } from '@somo/contracts/conversations';
import type { LivePush } from '../../lib/live';
import { http } from '../../lib/http';
import { ownKey, query } from '../../lib/query';

export const messagesWith = (otherId: string) => query('GET /api/conversations/:userId/messages', { params: { userId: otherId } });

/** Adds messages to what is known of a conversation; the same message again changes nothing. */
export function merge(before: MessagePage, items: ConversationMessage[]): MessagePage {
  const bySeq = new Map([...before.items, ...items].map((message) => [message.seq, message]));
  return { ...before, items: [...bySeq.values()].sort((a, b) => a.seq - b.seq) };
}

/**
 * Returns the latest messages, with those that are known before them and those that arrived after `asOf` while they were fetched. What is
 * known before the first message of all was deleted.
 */
export function join(known: MessagePage | undefined, page: MessagePage, asOf: number): MessagePage {
  const first = page.items[0]?.seq ?? Infinity;
  const isJoined = page.hasEarlier && known?.items.some(({ seq }) => seq + 1 >= first);
  const kept = known?.items.filter(({ seq }) => isJoined || seq > asOf) ?? [];
  const hasEarlier = isJoined && (kept[0]?.seq ?? first) < first ? known!.hasEarlier : page.hasEarlier;
  return { ...merge({ ...page, items: kept }, page.items), hasEarlier };
}

/** Returns the query for the latest messages with one person. */
export function latestMessages(cache: QueryClient, otherId: string) {
  const messages = messagesWith(otherId);
  return queryOptions({
    ...messages,
    queryFn: async ({ signal }) => {
      const asOf = cache.getQueryData(messages.queryKey)?.items.at(-1)?.seq ?? 0;
      const page = await http('GET /api/conversations/:userId/messages', { params: { userId: otherId }, signal });
      return join(cache.getQueryData(messages.queryKey), page, asOf);
    },
    // What came while it was not shown has not been added to it.
    staleTime: 0,
  });
}

/** Adds a message to the conversation, if it is on the screen; fetches what lies between if there is a gap. */
export function addMessage(cache: QueryClient, me: string, message: ConversationMessage): void {
  const otherId = message.senderId === me ? message.receiverId : message.senderId;
  const { queryKey } = messagesWith(otherId);
  const known = cache.getQueryData(queryKey);
  // A first fetch that is on its way may have been answered before this message was sent.
  if (!known) return void cache.resetQueries({ queryKey });
  const last = known.items.at(-1)?.seq ?? 0;
  if (message.seq > last + 1) void fetchAfter(cache, otherId, last);
  else cache.setQueryData(queryKey, merge(known, [message]));
}

/** Fetches what came after the last known message. */
async function fetchAfter(cache: QueryClient, otherId: string, after: number): Promise<void> {
  const page = await http('GET /api/conversations/:userId/messages', { params: { userId: otherId }, query: { after, limit: 100 } });
  cache.setQueryData(messagesWith(otherId).queryKey, (before) => before && { ...merge(before, page.items), readUpTo: page.readUpTo });
}

/** Applies a push about messages. */
export function applyMessagePush(cache: QueryClient, me: string, push: LivePush): void {
  if (push.name === 'message.sent') addMessage(cache, me, push.payload);
  if (push.name === 'message.read' && push.payload.otherId === me)
    cache.setQueryData(
      messagesWith(push.payload.readerId).queryKey,
      (before) => before && { ...before, readUpTo: Math.max(before.readUpTo, push.payload.upTo) },
    );
}

/** The key of a picture as a conversation shows it. */
export const previewKey = (fileId: string) => ownKey('file', fileId);

/** Keeps the picture that this page has just uploaded: it need not be fetched to be shown. */
export function keepFile(cache: QueryClient, fileId: string, bytes: Blob): void {
  if (bytes.type.startsWith('image/')) cache.setQueryData(previewKey(fileId), bytes);
}
