import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import { http } from '../../../lib/http';

export function useSaveSubjects() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (subjects: SubjectChoice[]) => http('PUT /api/me/subjects', { body: { subjects } }),
    onSuccess: (profile) => cache.setQueryData(['my-profile'], profile),
  });
}
