import { Controller } from '@nestjs/common';
import type { SiteStats } from '@somo/contracts/stats';
import { Ask } from '@somo/platform/ask';
import { Route } from '../http/route.js';

@Controller()
export class StatsController {
  constructor(private readonly ask: Ask) {}

  @Route('GET /api/stats', { summary: 'Get site statistics', by: ['public'], cache: 'public, max-age=300' })
  async siteStats(): Promise<SiteStats> {
    const [catalog, booking] = await Promise.all([this.ask.for('catalog.get-site-stats', {}), this.ask.for('booking.get-site-stats', {})]);
    return { ...catalog, ...booking };
  }
}
