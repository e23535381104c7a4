import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { ReviewCase } from '@somo/contracts/reviews';
import { includesRole } from '@somo/contracts/operator-roles';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { findReview, toReviewCase } from '../store/review-rows.js';

@Injectable()
export class GetReview {
  constructor(private readonly db: Db) {}

  /** A hidden one is there for operators with `trust`, its student and its teacher alone. */
  @Handles('catalog.get-review', { by: ['any'], refuses: ['review-not-found'] })
  async run({ reviewId }: Asks['catalog.get-review']['in'], caller: Caller): Promise<ReviewCase> {
    const { userId, operatorRoles = [] } = userOf(caller);
    const row = await findReview(this.db, reviewId);
    if (!row || !(includesRole(operatorRoles, ['trust']) || row.hiddenAt === null || userId === row.studentId || userId === row.teacherId))
      throw refuse('review-not-found');
    return toReviewCase(row);
  }
}
