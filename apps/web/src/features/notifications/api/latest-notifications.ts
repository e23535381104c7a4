import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/query';
import { useHearsPushes } from '../../../lib/use-hears-pushes';

/** Fetches the newest few, for the bell and the dashboards. */
export const useLatestNotifications = () =>
  useQuery({ ...query('GET /api/notifications', { query: { limit: 8 } }), enabled: useHearsPushes() });
