import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonReview } from '@somo/contracts/reviews';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { reviewColumns, toLessonReview, type ReviewRow } from '../store/review-rows.js';

@Injectable()
export class DeleteReply {
  constructor(private readonly db: Db) {}

  /** At any time. When it was first written stays: a reply is no longer new afterwards. */
  @Handles('catalog.delete-reply', { by: ['teacher'], refuses: ['review-not-found'] })
  async run({ reviewId }: Asks['catalog.delete-reply']['in'], caller: Caller): Promise<LessonReview> {
    const [row] = await this.db.sql<ReviewRow>(
      'review-unreply',
      `UPDATE reviews r SET version = version + 1, reply = NULL WHERE id = $1 AND teacher_id = $2 RETURNING ${reviewColumns}`,
      [reviewId, userOf(caller).userId],
    );
    if (!row) throw refuse('review-not-found');
    return toLessonReview(row);
  }
}
