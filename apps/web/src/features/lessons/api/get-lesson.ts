import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Lesson } from '@somo/contracts/lessons';
import type { Page } from '@somo/contracts/page';
import { clock } from '../../../lib/clock';
import { keyOf, query } from '../../../lib/query';
import { refundPollInterval } from '../../../lib/refund-poll-interval';
import { untilOpening } from './list-lessons';

/** A lesson, asked for again when its room opens and while a refund is on its way; until it is there, as a list has it. */
export function useLesson(id: string) {
  const cache = useQueryClient();
  const listed = () =>
    cache
      .getQueriesData<InfiniteData<Page<Lesson>>>({ queryKey: keyOf('GET /api/lessons') })
      .flatMap(([, answer]) => answer?.pages ?? [])
      .flatMap(({ items }) => items)
      .find((lesson) => lesson.id === id);
  return useQuery({
    ...query('GET /api/lessons/:id', { params: { id } }),
    placeholderData: listed,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && (refundPollInterval(data.payment ? [data.payment] : []) || untilOpening([data], clock.now())),
  });
}
