import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/query';

/** Fetches the newest few, for the bell and the dashboards. */
export const useLatestNotifications = () => useQuery(query('GET /api/notifications', { query: { limit: 8 } }));
