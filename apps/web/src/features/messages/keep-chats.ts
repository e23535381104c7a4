// Keeps the last messages of the last conversations in this browser, encrypted: they can be read offline, and are on the screen before the
// server has answered. Files are not kept.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Conversation, MessagePage } from '@somo/contracts/conversations';
import { messagePage } from '@somo/contracts/rules/messages';
import { dataSaver } from '../../lib/data-saver';
import { pages, query } from '../../lib/query';
import { sealedStore } from '../../lib/sealed-store';
import { fromBytes, toBytes } from '../../lib/sealing';
import { latestMessages, messagesWith } from './messages-cache';

const chatsMax = 10;
/** Long enough for the page to have what it shows first. */
const pauseMs = 2_000;
/** What the list of contacts is kept as, beside the messages with each by their id. */
const contactsName = 'contacts';

interface Kept {
  /** When the server gave it, by the clock of this device. */
  at: number;
  data: unknown;
}

const list = pages('GET /api/conversations', {});
const isAbout = ([route]: QueryKey) => route === list.queryKey[0] || route === messagesWith('').queryKey[0];

/** Returns the contacts whose conversations are kept. */
const contactsIn = (cache: QueryClient): Conversation[] =>
  (cache.getQueryData(list.queryKey)?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ lastMessage }) => lastMessage)
    .slice(0, chatsMax);

/** Shows what was kept and keeps what is shown, until the returned function is called. */
export function keepChats(cache: QueryClient): () => void {
  const kept = new Map<string, unknown>();
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (const [route] of [list.queryKey, messagesWith('').queryKey]) cache.setQueryDefaults([route], { gcTime: Infinity });

  async function keep(name: string, queryKey: QueryKey, shorten: (data: never) => unknown): Promise<void> {
    const state = cache.getQueryState<never>(queryKey);
    if (state?.data === undefined || kept.get(name) === state.data) return;
    kept.set(name, state.data);
    await sealedStore.put('chat', name, toBytes({ at: state.dataUpdatedAt, data: shorten(state.data) } satisfies Kept));
  }

  async function run(): Promise<void> {
    const contacts = contactsIn(cache);
    for (const { userId, lastMessage } of contacts) {
      if (over) return;
      const { queryKey } = messagesWith(userId);
      const known = cache.getQueryData(queryKey)?.items.at(-1)?.seq ?? 0;
      const isBehind = navigator.onLine && !dataSaver.isOn() && known < (lastMessage?.seq ?? 0);
      if (isBehind) await cache.prefetchQuery({ ...latestMessages(cache, userId), staleTime: 0 });
      await keep(userId, queryKey, lastOf);
    }
    if (contacts.length === 0 || over) return;
    await keep(contactsName, list.queryKey, () => contacts);
    const named = new Set([contactsName, ...contacts.map(({ userId }) => userId)]);
    for (const name of kept.keys()) if (!named.has(name) && kept.delete(name)) await sealedStore.delete('chat', name);
  }

  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), pauseMs);
  };
  const stop = cache.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isAbout(query.queryKey as QueryKey)) soon();
  });
  void restore(cache, kept);
  soon();
  return () => {
    over = true;
    clearTimeout(timer);
    stop();
  };
}

/** Returns the last messages of a conversation. */
function lastOf(page: MessagePage): MessagePage {
  const items = page.items.slice(-messagePage);
  return { ...page, items, hasEarlier: page.hasEarlier || items.length < page.items.length };
}

/** Puts what is kept where the server has not answered yet. */
async function restore(cache: QueryClient, kept: Map<string, unknown>): Promise<void> {
  for (const [name, bytes] of await sealedStore.all('chat')) {
    const { at, data } = fromBytes(bytes) as Kept;
    const isList = name === contactsName;
    const queryKey = isList ? list.queryKey : messagesWith(name).queryKey;
    kept.set(name, null);
    if (cache.getQueryData<unknown>(queryKey) !== undefined) continue;
    const shown = isList ? { pages: [{ items: data, nextCursor: null }], pageParams: [''] } : data;
    cache.setQueryData<unknown>(queryKey, shown, { updatedAt: at });
    if (isList) showEach(cache, data as Conversation[], at);
  }
}

/** Every contact has a conversation of their own, which may be open already. */
function showEach(cache: QueryClient, contacts: Conversation[], at: number): void {
  for (const contact of contacts) {
    const { queryKey } = query('GET /api/conversations/:userId', { params: { userId: contact.userId } });
    if (cache.getQueryData(queryKey) === undefined) cache.setQueryData(queryKey, contact, { updatedAt: at });
  }
}
