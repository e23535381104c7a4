import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonReview } from '@somo/contracts/reviews';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { reviewColumns, toLessonReview, type ReviewRow } from '../store/review-rows.js';

const most = 100;

@Injectable()
export class ListLessonReviews {
  constructor(private readonly db: Db) {}

  @Handles('catalog.list-lesson-reviews', { by: ['student', 'teacher', 'service:notification'] })
  async run({ agreementIds }: Asks['catalog.list-lesson-reviews']['in'], caller: Caller): Promise<LessonReview[]> {
    checkIds('agreementIds', agreementIds, most);
    const rows = await this.db.sql<ReviewRow>(
      'reviews-of-lessons',
      `SELECT ${reviewColumns} FROM reviews r WHERE r.agreement_id = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR $2 IN (r.student_id, r.teacher_id))`,
      [agreementIds, caller.kind === 'user' ? caller.userId : null],
    );
    return rows.map(toLessonReview);
  }
}
