import { useQuery } from '@tanstack/react-query';
import type { Lesson } from '@somo/contracts/lessons';
import type { Page } from '@somo/contracts/page';
import { query } from '../../../lib/query';
import { useZone } from '../../../lib/use-session';

const none: Lesson[] = [];

export const ownLessons = (timeZone: string) => query('GET /api/lessons', { query: { when: 'upcoming', timeZone, limit: 100 } });

/** Returns the user's upcoming lessons with any teacher: no other lesson can be booked at their times. */
export function useOwnLessons(): { lessons: readonly Lesson[]; updatedAt: number } {
  const lessons = useQuery({ ...ownLessons(useZone()), staleTime: 0 });
  return { lessons: lessons.data?.items ?? none, updatedAt: lessons.dataUpdatedAt };
}

/** Returns the known list with a new lesson, until it is fetched again. */
export const withLesson = (known: Page<Lesson> | undefined, lesson: Lesson): Page<Lesson> => ({
  nextCursor: null,
  ...known,
  items: [...(known?.items ?? []), lesson],
});
