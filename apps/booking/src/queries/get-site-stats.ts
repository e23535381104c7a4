import { Injectable } from '@nestjs/common';
import type { BookingStats } from '@somo/contracts/stats';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

@Injectable()
export class GetSiteStats {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('booking.get-site-stats', { by: ['public'] })
  async run(): Promise<BookingStats> {
    const [row] = await this.db.sql<BookingStats>(
      'site-stats',
      `SELECT count(*) FILTER (WHERE status = 'completed')::int AS "completedLessons",
              (100.0 * count(*) FILTER (WHERE status = 'completed') / nullif(count(*), 0))::float AS "successRate"
       FROM bookings WHERE status IN ('completed', 'cancelled') AND ends_at <= $1`,
      [new Date(this.clock.now())],
    );
    return row ?? { completedLessons: 0, successRate: null };
  }
}
