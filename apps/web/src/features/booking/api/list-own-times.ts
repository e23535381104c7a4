import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { Lesson } from '@somo/contracts/lessons';
import type { Page } from '@somo/contracts/page';
import type { Instant } from '@somo/contracts/time';
import { http } from '../../../lib/http';
import { useZone } from '../../../lib/use-session';

const ownTimes = ['lessons', 'own-times'];

/**
 * Returns the start times of the user's upcoming lessons with a teacher, to hide them: a new booking may still be listed as an open slot.
 */
export function useOwnTimes(teacherId: string): readonly Instant[] {
  const timeZone = useZone();
  const lessons = useQuery({
    queryKey: ownTimes,
    queryFn: ({ signal }) => http('GET /api/lessons', { query: { when: 'upcoming', timeZone, limit: 50 }, signal }),
    staleTime: 0,
  });
  return (lessons.data?.items ?? []).filter((lesson) => lesson.teacherId === teacherId).map(({ startsAt }) => startsAt);
}

/** Adds a new lesson to the cached list before it is fetched again. */
export function addOwnTime(cache: QueryClient, lesson: Lesson): void {
  cache.setQueryData<Page<Lesson>>(ownTimes, (known) => ({ nextCursor: null, ...known, items: [...(known?.items ?? []), lesson] }));
}
