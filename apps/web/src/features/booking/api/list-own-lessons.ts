import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { Lesson } from '@somo/contracts/lessons';
import type { Page } from '@somo/contracts/page';
import { http } from '../../../lib/http';
import { useZone } from '../../../lib/use-session';

const ownLessons = ['lessons', 'own'];
const none: Lesson[] = [];

/** Returns the user's upcoming lessons with any teacher: at their times nothing else can be booked. */
export function useOwnLessons(): { lessons: readonly Lesson[]; updatedAt: number } {
  const timeZone = useZone();
  const lessons = useQuery({
    queryKey: ownLessons,
    queryFn: ({ signal }) => http('GET /api/lessons', { query: { when: 'upcoming', timeZone, limit: 100 }, signal }),
    staleTime: 0,
  });
  return { lessons: lessons.data?.items ?? none, updatedAt: lessons.dataUpdatedAt };
}

/** Adds a new lesson to the cached list before it is fetched again. */
export function addOwnLesson(cache: QueryClient, lesson: Lesson): void {
  cache.setQueryData<Page<Lesson>>(ownLessons, (known) => ({ nextCursor: null, ...known, items: [...(known?.items ?? []), lesson] }));
}
