import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReportStatus } from '@somo/contracts/reports';
import { pages } from '../../../lib/query';

export const useReports = (status: ReportStatus, enabled = true) =>
  useInfiniteQuery({ ...pages('GET /api/admin/reports', { query: { status } }), enabled });
