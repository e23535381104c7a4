import { useQuery } from '@tanstack/react-query';
import type { Lesson } from '@somo/contracts/lessons';
import type { Page } from '@somo/contracts/page';
import { http } from '../../../lib/http';
import { composedKey } from '../../../lib/query';
import { useZone } from '../../../lib/use-session';

/** Fetches all coming lessons of the teacher: they take up times of the hours. */
export function useBookedLessons() {
  const timeZone = useZone();
  return useQuery({
    queryKey: composedKey('GET /api/lessons', { query: { when: 'upcoming', timeZone } }),
    queryFn: async ({ signal }) => {
      const lessons: Lesson[] = [];
      let cursor: string | null = null;
      do {
        const page: Page<Lesson> = await http('GET /api/lessons', {
          query: { when: 'upcoming', timeZone, limit: 100, cursor: cursor ?? undefined },
          signal,
        });
        lessons.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor);
      return lessons;
    },
    select: (lessons) => lessons.filter(({ status }) => status === 'confirmed' || status === 'pending'),
  });
}
