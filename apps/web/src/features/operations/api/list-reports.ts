import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReportStatus } from '@somo/contracts/reports';
import { pages } from '../../../lib/query';

export const useReports = (status: ReportStatus) => useInfiniteQuery(pages('GET /api/admin/reports', { query: { status } }));
