// Mutations of the public API, typed by the map of routes: options of TanStack Query, with what each changes.
import { mutationOptions, type DataTag, type QueryKey } from '@tanstack/react-query';
import type { AnswerOf, Routes } from '@somo/contracts/routes/map';
import { outdate, type Change } from './changes';
import { http } from './http';
import { isPassing, isRefused } from './problem';
import type { ActName, ArgumentsOf, RequestOf } from './send';

/** An act that takes nothing is sent with `mutate()`. */
type Sent<R extends ActName> = Routes[R] extends { body: unknown }
  ? RequestOf<R>
  : {} extends RequestOf<R>
    ? RequestOf<R> | void
    : RequestOf<R>;

interface Effects<Answer> {
  /** What an act makes outdated, even if its answer was lost or shows that the screen was. */
  changes?: readonly Change[];
  /** The query whose cached data becomes the act's answer. */
  fills?: { queryKey: DataTag<QueryKey, Answer, Error> };
}

/** Returns the options of a mutation: `useMutation(mutation('POST /api/lessons/:id/cancel', { changes: ['lessons'] }))`. */
export function mutation<R extends ActName>(route: R, { changes = [], fills }: Effects<AnswerOf<R>> = {}) {
  return mutationOptions({
    mutationFn: (request: Sent<R>) => http(route, ...([request] as unknown as ArgumentsOf<R>)),
    onSuccess: (answer, _request, _result, { client }) => {
      if (fills) client.setQueryData(fills.queryKey, answer);
    },
    onSettled: (_answer, _error, _request, _result, { client }) => outdate(client, ...changes),
  });
}

/** Sends an act that got no answer twice more. The key of a click keeps it from happening twice. */
export const untilAnswered = {
  retry: (failures: number, error: Error) => failures < 2 && (isPassing(error) || isRefused(error, 'in-progress')),
  retryDelay: 600,
};
