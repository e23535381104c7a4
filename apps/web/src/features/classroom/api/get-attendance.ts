import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useAttendance(lessonId: string, enabled: boolean) {
  return useQuery({
    queryKey: ['lessons', 'attendance', lessonId],
    queryFn: ({ signal }) => http('GET /api/lessons/:id/attendance', { params: { id: lessonId }, signal }),
    enabled,
  });
}
