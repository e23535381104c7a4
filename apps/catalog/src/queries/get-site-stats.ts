import { Injectable } from '@nestjs/common';
import type { CatalogStats } from '@somo/contracts/stats';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

@Injectable()
export class GetSiteStats {
  constructor(private readonly db: Db) {}

  @Handles('catalog.get-site-stats', { by: ['public'] })
  async run(): Promise<CatalogStats> {
    const [row] = await this.db.sql<CatalogStats>(
      'site-stats',
      `SELECT count(DISTINCT user_id)::int AS teachers, count(DISTINCT subject)::int AS subjects, count(DISTINCT country)::int AS countries,
         (SELECT round(sum(rating_sum)::numeric / NULLIF(sum(reviews_count), 0), 2)::float8 FROM profiles WHERE listed AND show_ratings) AS "averageRating"
       FROM profiles LEFT JOIN teacher_subjects ON teacher_id = user_id WHERE listed`,
    );
    return { teachers: 0, subjects: 0, countries: 0, averageRating: null, ...row };
  }
}
