// Keeps copies of what a person reads in this browser, encrypted, so that it can be read offline. The pages show them as of when they were
// fetched. Money, sign-ins, rooms and files are not kept; conversations are, by features/messages/keep-chats.ts.
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { dayMs, minuteMs } from '@somo/calendar/days';
import type { Lesson } from '@somo/contracts/lessons';
import type { Page } from '@somo/contracts/page';
import { fromInstant } from '@somo/contracts/time';
import { buildName } from '../lib/build-name';
import { clock } from '../lib/clock';
import { dataSaver } from '../lib/data-saver';
import { keptFor } from '../lib/kept-for';
import { keyOf, query } from '../lib/query';
import { sealedStore } from '../lib/sealed-store';
import { fromBytes, toBytes } from '../lib/sealing';
import type { QuestionName } from '../lib/send';

export const copiesMax = 60;
const copyDays = 14;
const largestBytes = 200_000;
/** Long enough for the page to have what it shows first. */
const pauseMs = 1_000;
/** The next lesson is asked for again after as long, so that its page opens without a connection. */
const aheadMs = 30 * minuteMs;

const readable: ReadonlySet<unknown> = new Set<QuestionName>([
  'GET /api/booking-requests',
  'GET /api/conversations/unread',
  'GET /api/lessons',
  'GET /api/lessons/:id',
  'GET /api/lessons/:id/history',
  'GET /api/lessons/:id/materials',
  'GET /api/lessons/:id/recordings',
  'GET /api/lessons/modules',
  'GET /api/lessons/stats',
  'GET /api/me/availability',
  'GET /api/me/favorites',
  'GET /api/me/learners',
  'GET /api/me/notices',
  'GET /api/me/profile',
  'GET /api/me/settings',
  'GET /api/me/teachers',
  'GET /api/modules/:id',
  'GET /api/notifications',
  'GET /api/students',
  'GET /api/students/:id',
  'GET /api/teachers/:id',
  'GET /api/teachers/:id/reviews',
  'GET /api/teachers/featured',
]);

interface Copy {
  /** When the server gave it, by its own clock. */
  at: number;
  /** What another build has kept may have another form, and is not shown. */
  build: string;
  queryKey: QueryKey;
  data: unknown;
}

/** Returns whether answers under this key are kept. */
export const isReadable = ([route]: QueryKey): boolean => readable.has(route);

/** Returns the names of the copies to delete: those that are old, and the oldest of too many. */
export function tooMany(copies: ReadonlyMap<string, number>, now: number): string[] {
  const byAge = [...copies].sort(([, one], [, other]) => other - one);
  return byAge.filter(([, at], place) => place >= copiesMax || now - at > copyDays * dayMs).map(([name]) => name);
}

/** Returns the first page of a list, or the answer as it is. */
export function firstPage(data: unknown): unknown {
  const list = data as Partial<InfiniteData<unknown>> | null;
  return list && Array.isArray(list.pages) && Array.isArray(list.pageParams)
    ? { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) }
    : data;
}

/** Keeps what is fetched from now on, until the returned function is called. */
export function keepCopies(cache: QueryClient): () => void {
  const kept = new Map<string, number>();
  const changed = new Map<string, QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();
  const owner = keptFor.name();
  let over = false;
  const isOver = () => over || keptFor.name() !== owner;

  async function run(): Promise<void> {
    for (const [name, queryKey] of changed) {
      if (isOver()) return;
      changed.delete(name);
      const state = cache.getQueryState(queryKey);
      if (state?.data === undefined) continue;
      const at = clock.ofDevice(state.dataUpdatedAt);
      if (kept.get(name) === at) continue;
      const bytes = toBytes({ at, build: buildName(), queryKey, data: firstPage(state.data) } satisfies Copy);
      if (bytes.length <= largestBytes && (await sealedStore.put('copy', name, bytes))) kept.set(name, at);
    }
    for (const name of tooMany(kept, clock.now())) if (!isOver() && kept.delete(name)) await sealedStore.delete('copy', name);
    await askAhead(cache, isOver);
  }

  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(run).catch(() => undefined);
    }, pauseMs);
  };
  const note = (queryKey: QueryKey, queryHash: string) => {
    if (!isReadable(queryKey)) return;
    changed.set(queryHash, queryKey);
    soon();
  };
  const stop = cache.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual)
      note(event.query.queryKey as QueryKey, event.query.queryHash);
  });
  const restore = () => void restoreCopies(cache).catch(() => undefined);
  window.addEventListener('offline', restore);
  void copiesHere().then(
    (copies) => copies.forEach(({ at }, name) => kept.has(name) || kept.set(name, at)),
    () => undefined,
  );
  for (const { queryKey, queryHash } of cache.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' }))
    note(queryKey, queryHash);
  return () => {
    over = true;
    clearTimeout(timer);
    window.removeEventListener('offline', restore);
    stop();
  };
}

/** Deletes all copies of the signed-in user. */
export async function forgetCopies(): Promise<void> {
  for (const kind of ['copy', 'page'] as const) for (const name of await sealedStore.names(kind)) await sealedStore.delete(kind, name);
}

async function copiesHere(): Promise<Map<string, Copy>> {
  const all = [...(await sealedStore.all('copy'))];
  return new Map(all.map(([name, bytes]) => [name, fromBytes(bytes) as Copy]));
}

/** Shows the copies where the server has not answered. Every lesson of a list has a page of its own. */
export async function restoreCopies(cache: QueryClient): Promise<void> {
  const owner = keptFor.name();
  const copies = [...(await copiesHere()).values()].filter(({ build }) => build === buildName());
  // Somebody else may have signed in meanwhile.
  if (owner === null || keptFor.name() !== owner) return;
  for (const { at, queryKey, data } of copies) show(cache, queryKey, data, at);
  const lists = copies.filter(({ queryKey }) => queryKey[0] === 'GET /api/lessons' && queryKey.at(-1) === 'pages');
  for (const { at, data } of lists)
    for (const lesson of lessonsIn(data)) show(cache, query('GET /api/lessons/:id', { params: { id: lesson.id } }).queryKey, lesson, at);
}

function show(cache: QueryClient, queryKey: QueryKey, data: unknown, at: number): void {
  if (cache.getQueryData<unknown>(queryKey) !== undefined) return;
  cache.setQueryDefaults([queryKey[0]], { gcTime: Infinity });
  cache.setQueryData<unknown>(queryKey, data, { updatedAt: clock.toDevice(at) });
}

const lessonsIn = (data: unknown): Lesson[] =>
  ((data as InfiniteData<Page<Lesson>> | undefined)?.pages ?? []).flatMap(({ items }) => items);

/** Asks for what the page of the next lesson shows, unless its reader saves data. */
async function askAhead(cache: QueryClient, isOver: () => boolean): Promise<void> {
  if (isOver() || dataSaver.isOn() || !navigator.onLine) return;
  const lessons = cache.getQueriesData<unknown>({ queryKey: keyOf('GET /api/lessons') }).flatMap(([, data]) => lessonsIn(data));
  const [next] = lessons
    .filter(({ displayStatus, endsAt }) => displayStatus === 'upcoming' && fromInstant(endsAt) > clock.now())
    .sort((one, other) => fromInstant(one.startsAt) - fromInstant(other.startsAt));
  if (!next) return;
  const params = { id: next.id };
  const asked = [
    query('GET /api/lessons/:id', { params }),
    query('GET /api/lessons/:id/history', { params }),
    query('GET /api/lessons/:id/materials', { params }),
    query('GET /api/lessons/:id/recordings', { params }),
  ];
  for (const each of asked)
    if (!isOver()) await cache.prefetchQuery({ ...(each as ReturnType<typeof query<'GET /api/lessons/:id'>>), staleTime: aheadMs });
}
