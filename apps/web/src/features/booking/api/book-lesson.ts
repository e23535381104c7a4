import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRequest } from '@somo/contracts/requests';
import type { BookLessonBody } from '@somo/contracts/routes/lessons';
import { http } from '../../../lib/http';
import { addOwnLesson } from './list-own-lessons';
import { isPassing, isRefused } from '../../../lib/problem';

/** Books a lesson. `key` belongs to one click: a retry after a lost connection sends the same one, so that nothing is booked twice. */
export function useBookLesson() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: BookLessonBody & { key: string }) => http('POST /api/bookings', { body, key }),
    retry: (failures, error) => failures < 2 && (isPassing(error) || isRefused(error, 'in-progress')),
    retryDelay: 600,
    onSuccess: (booked) => {
      if (isRequest(booked)) return cache.invalidateQueries({ queryKey: ['requests'] });
      addOwnLesson(cache, booked);
      return cache.invalidateQueries({ queryKey: ['lessons'] });
    },
    onSettled: (_, __, { teacherId }) => cache.invalidateQueries({ queryKey: ['open-slots', teacherId] }),
  });
}
