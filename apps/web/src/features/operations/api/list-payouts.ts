import { useInfiniteQuery } from '@tanstack/react-query';
import type { PayoutLifecycle } from '@somo/contracts/payouts';
import { pages } from '../../../lib/query';

/** undefined means every status. */
export const usePayouts = (status: PayoutLifecycle | undefined) => useInfiniteQuery(pages('GET /api/admin/payouts', { query: { status } }));
