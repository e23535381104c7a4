import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { TeacherReviews } from '@somo/contracts/reviews';
import { refuse } from '@somo/contracts/refusals';
import { reviewTags } from '@somo/contracts/rules/reviews';
import { isInstant, toInstant } from '@somo/contracts/time';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { reviewColumns, toReview, type ReviewRow } from '../store/review-rows.js';

const defaultLimit = 20;

interface Sums {
  averageRating: number | null;
  reviewsCount: number;
  distribution: number[];
  tags: number[];
  shown: boolean;
}

@Injectable()
export class ListReviews {
  constructor(private readonly db: Db) {}

  /** Returns a teacher's reviews, newest first, with what they come to. A teacher who hides ratings has none for anybody. */
  @Handles('catalog.list-reviews', { by: ['public'], refuses: ['teacher-not-found'] })
  async run({ teacherId, cursor, limit = defaultLimit }: Asks['catalog.list-reviews']['in'], caller: Caller): Promise<TeacherReviews> {
    const [afterTime, afterId] = cursor === undefined ? [null, null] : decodeCursor(cursor, isInstant, isUuid);
    const sums = isUuid(teacherId) ? await this.sumsOf(teacherId) : undefined;
    if (!sums) throw refuse('teacher-not-found');
    const rows = sums.shown
      ? await this.db.sql<ReviewRow>(
          'reviews-list',
          `SELECT ${reviewColumns} FROM reviews r
           WHERE r.teacher_id = $1 AND r.hidden_at IS NULL AND ($2::timestamptz IS NULL OR (r.posted_at, r.id) < ($2, $3::uuid))
           ORDER BY r.posted_at DESC, r.id DESC LIMIT $4`,
          [teacherId, afterTime, afterId, limit + 1],
        )
      : [];
    const readerId = caller.kind === 'user' ? caller.userId : null;
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const { averageRating, reviewsCount, distribution, tags } = sums;
    return {
      items: page.map((row) => ({ ...toReview(row), ...(row.studentId === readerId ? { mine: true as const } : {}) })),
      nextCursor: rows.length > limit && last ? encodeCursor([toInstant(last.postedAt.getTime()), last.id]) : null,
      ...{ averageRating, reviewsCount, distribution },
      ...(sums.shown ? {} : { hidden: true }),
      tags: Object.fromEntries(reviewTags.map((tag, at) => [tag, tags[at] ?? 0])) as TeacherReviews['tags'],
    };
  }

  private async sumsOf(teacherId: string): Promise<Sums | undefined> {
    const shown = (column: string, hidden: string) => `CASE WHEN show_ratings THEN ${column} ELSE ${hidden} END`;
    const [row] = await this.db.sql<Sums>(
      'reviews-sums',
      `SELECT ${shown('average_rating::float8', 'NULL')} AS "averageRating", ${shown('reviews_count', '0')} AS "reviewsCount",
         ${shown('COALESCE(d.spread, none.spread)', 'none.spread')} AS distribution,
         ${shown('COALESCE(d.tags, none.tags)', 'none.tags')} AS tags, show_ratings AS shown
       FROM profiles LEFT JOIN rating_details d ON d.teacher_id = user_id, (VALUES ('{0,0,0,0,0}'::int[], '{0,0,0,0}'::int[])) none (spread, tags)
       WHERE user_id = $1 AND role = 'teacher' AND NOT suspended`,
      [teacherId],
    );
    return row;
  }
}
