import { Injectable } from '@nestjs/common';
import type { CatalogStats } from '@somo/contracts/stats';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

@Injectable()
export class GetSiteStats {
  constructor(private readonly db: Db) {}

  @Handles('catalog.get-site-stats', { by: ['public'] })
  async run(): Promise<CatalogStats> {
    const [row] = await this.db.sql<Omit<CatalogStats, 'averageRating'>>(
      'site-stats',
      `SELECT count(DISTINCT user_id)::int AS teachers, count(DISTINCT subject)::int AS subjects, count(DISTINCT country)::int AS countries
       FROM profiles LEFT JOIN teacher_subjects ON teacher_id = user_id WHERE listed`,
    );
    // Lessons cannot be rated yet.
    return { teachers: 0, subjects: 0, countries: 0, ...row, averageRating: null };
  }
}
