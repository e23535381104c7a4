import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportProblemBody } from '@somo/contracts/routes/lessons';
import { http } from '../../../lib/http';

export function useReportProblem(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ReportProblemBody) => http('POST /api/lessons/:id/report-problem', { params: { id }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['lessons'] }),
  });
}
