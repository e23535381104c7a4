import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { reviewColumns, toReviewCase, type ReviewRow } from '../store/review-rows.js';

const most = 10;

@Injectable()
export class ListPersonReviews {
  constructor(private readonly db: Db) {}

  /** Of all that a person wrote, or that was written about their lessons: hidden ones first, so that they can be shown again, then the latest. */
  @Handles('catalog.list-person-reviews', { by: ['operator:trust'] })
  async run({ userId }: Asks['catalog.list-person-reviews']['in']): Promise<Asks['catalog.list-person-reviews']['out']> {
    checkIds('userId', [userId], 1);
    const rows = await this.db.sql<ReviewRow>(
      'person-reviews',
      `SELECT ${reviewColumns} FROM reviews r WHERE r.student_id = $1 OR r.teacher_id = $1
       ORDER BY r.hidden_at IS NULL, r.posted_at DESC, r.id DESC LIMIT ${most}`,
      [userId],
    );
    return { items: rows.map(toReviewCase) };
  }
}
