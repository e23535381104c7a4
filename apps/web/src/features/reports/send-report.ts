import { http } from '../../lib/http';
import type { ReportTarget } from '../../lib/report-target';
import type { ReportPersonBody } from '@somo/contracts/routes/reports';

/** Sends a report of a person, of a conversation or of one message in it, or of a review. */
export function sendReport(target: ReportTarget, body: ReportPersonBody): Promise<unknown> {
  if ('reviewId' in target) return http('POST /api/reviews/:id/report', { params: { id: target.reviewId }, body });
  const { userId } = target;
  if (target.about === 'person') return http('POST /api/people/:id/report', { params: { id: userId }, body });
  const seq = target.about === 'message' ? { seq: target.seq } : {};
  return http('POST /api/conversations/:userId/report', { params: { userId }, body: { ...body, ...seq } });
}
