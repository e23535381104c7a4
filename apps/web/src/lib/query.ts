// What the browser asks the public API, typed by the map of routes: the options of TanStack Query, with the key under which an answer is cached.
import { infiniteQueryOptions, queryOptions, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import type { AnswerOf } from '@somo/contracts/routes/map';
import type { ArgumentsOf, QuestionName, RequestOf } from './send';
import { sendAsUser } from './send-as-user';

type ListName = { [R in QuestionName]: AnswerOf<R> extends { nextCursor: string | null } ? R : never }[QuestionName];

/** What `useQuery` returns for a route. */
export type Answer<R extends QuestionName> = UseQueryResult<AnswerOf<R>>;

/** Returns the options of a query: `useQuery(query('GET /api/lessons/:id', { params: { id } }))`. */
export function query<R extends QuestionName>(route: R, ...[request]: ArgumentsOf<R>) {
  return queryOptions({
    queryKey: [route, request] as const,
    queryFn: ({ signal }) => sendAsUser(route, { ...(request as RequestOf<R>), signal }),
  });
}

/** Returns the options of an infinite query, which fetches a list page by page: `useInfiniteQuery(pages('GET /api/payments'))`. */
export function pages<R extends ListName>(route: R, ...[request]: ArgumentsOf<R>) {
  const asked: { query?: object } | undefined = request;
  return infiniteQueryOptions({
    queryKey: [route, request, 'pages'] as const,
    queryFn: ({ pageParam, signal }) =>
      sendAsUser(route, { ...asked, query: { ...asked?.query, cursor: pageParam }, signal } as unknown as RequestOf<R>),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
  });
}

/** Returns what the keys of a route's answers begin with: of all, or of those to the questions that contain this one. */
export const keyOf = <R extends QuestionName>(route: R, ...part: [Partial<RequestOf<R>>?]): QueryKey => [route, ...part];

/** Returns the key of what is put together from several answers of a route. */
export const composedKey = (route: QuestionName, about: { params?: object; query?: object }): QueryKey => [route, about, 'composed'];

/** Returns the key of what no route answers. */
export const ownKey = (...name: string[]): QueryKey => ['own', ...name];
