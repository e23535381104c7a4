import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Lesson } from '@somo/contracts/lessons';
import { slotRangeDays } from '@somo/contracts/rules/booking';
import type { RescheduleLessonBody } from '@somo/contracts/routes/lessons';
import type { Instant } from '@somo/contracts/time';
import { addDays } from '../../../lib/days';
import { http } from '../../../lib/http';
import { isPassing, isRefused } from '../../../lib/problem';

/** Fetches the times at which both people of a lesson are free. */
export function useFreeTimes(lessonId: string, from: string, timeZone: string) {
  return useQuery({
    queryKey: ['lessons', 'free-times', lessonId, from, timeZone],
    queryFn: ({ signal }) =>
      http('GET /api/lessons/:id/free-times', {
        params: { id: lessonId },
        query: { from, to: addDays(from, slotRangeDays - 1), timeZone },
        signal,
      }),
    staleTime: 0,
  });
}

/** Moves a lesson, or proposes other times for it. `key` belongs to one click. */
export function useMoveLesson(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: RescheduleLessonBody & { key: string }) =>
      http('POST /api/lessons/:id/reschedule', { params: { id }, body, key }),
    retry: (failures, error) => failures < 2 && (isPassing(error) || isRefused(error, 'in-progress')),
    retryDelay: 600,
    onSettled: () => changed(cache),
  });
}

/** Answers a proposal, or withdraws it. */
export function useAnswerProposal({ id }: Lesson) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (answer: { accept: Instant } | { decline: string }) =>
      'accept' in answer
        ? http('POST /api/lessons/:id/accept-proposal', { params: { id }, body: { startsAt: answer.accept } })
        : http('POST /api/lessons/:id/decline-proposal', { params: { id }, body: answer.decline ? { reason: answer.decline } : {} }),
    onSettled: () => changed(cache),
  });
}

function changed(cache: ReturnType<typeof useQueryClient>): Promise<unknown> {
  return Promise.all([cache.invalidateQueries({ queryKey: ['lessons'] }), cache.invalidateQueries({ queryKey: ['open-slots'] })]);
}
