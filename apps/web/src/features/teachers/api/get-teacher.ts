import { useQuery } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useTeacher(teacherId: string) {
  return useQuery({
    queryKey: ['teacher', teacherId],
    queryFn: ({ signal }) => http('GET /api/teachers/:id', { params: { id: teacherId }, signal }),
    enabled: teacherId !== '',
  });
}
