import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';

export function useSaveNotes(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => http('PUT /api/lessons/:id/notes', { params: { id }, body: { text } }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['lessons'] }),
  });
}
