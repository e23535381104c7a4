import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';
import { useZone } from '../../../lib/use-session';

/** Fetches the teacher's coming lessons: they take up times of the hours. */
export function useBookedLessons() {
  const timeZone = useZone();
  return useQuery({
    queryKey: ['lessons', 'booked', timeZone],
    queryFn: ({ signal }) => http('GET /api/lessons', { query: { when: 'upcoming', timeZone, limit: 100 }, signal }),
    select: ({ items }) => items.filter(({ status }) => status === 'confirmed' || status === 'pending'),
  });
}
