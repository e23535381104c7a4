import type { SiteStats } from '../stats.js';

export interface StatsRoutes {
  'GET /api/stats': { answer: SiteStats };
}
