import { useInfiniteQuery } from '@tanstack/react-query';
import type { VerificationQueue } from '@somo/contracts/verification';
import { pages } from '../../../lib/query';

export const useVerification = (status: VerificationQueue) => useInfiniteQuery(pages('GET /api/admin/verification', { query: { status } }));
