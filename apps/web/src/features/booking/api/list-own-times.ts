import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { Lesson } from '@somo/contracts/lessons';
import type { Page } from '@somo/contracts/page';
import type { Instant } from '@somo/contracts/time';
import { http } from '../../../lib/http';
import { useZone } from '../../../lib/use-session';

const ownTimes = ['lessons', 'own-times'];

/** When this person's coming lessons with a teacher begin: their open times may be listed before they have heard of one just booked. */
export function useOwnTimes(teacherId: string): readonly Instant[] {
  const timeZone = useZone();
  const lessons = useQuery({
    queryKey: ownTimes,
    queryFn: ({ signal }) => http('GET /api/lessons', { query: { when: 'upcoming', timeZone, limit: 50 }, signal }),
    staleTime: 0,
  });
  return (lessons.data?.items ?? []).filter((lesson) => lesson.teacherId === teacherId).map(({ startsAt }) => startsAt);
}

/** Before anybody asks for the list again. */
export function addOwnTime(cache: QueryClient, lesson: Lesson): void {
  cache.setQueryData<Page<Lesson>>(ownTimes, (known) => ({ nextCursor: null, ...known, items: [...(known?.items ?? []), lesson] }));
}
