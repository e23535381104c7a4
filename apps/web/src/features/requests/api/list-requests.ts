import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { RequestTab } from '@somo/contracts/requests';
import { pages, query } from '../../../lib/query';

const requestsShown = 3;

export const useRequests = (status: RequestTab, subject: string | null) =>
  useInfiniteQuery(pages('GET /api/booking-requests', { query: { status, subject: subject ?? undefined } }));

/** Fetches the first few pending requests and how many there are. */
export const usePendingRequests = () =>
  useQuery(query('GET /api/booking-requests', { query: { status: 'pending', limit: requestsShown } }));
